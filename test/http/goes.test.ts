import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { afterEach, expect, it, vi } from 'vitest'
import { inOneGo } from '../../src/http/goes.ts'
import { QUESTION, serviceWith } from './support.ts'

afterEach(() => { vi.restoreAllMocks() })

/** Questions wait for their go; what happens to each is told in order. */
function goes () {
  const app = serviceWith()
  const hook = inOneGo()
  const happened: string[] = []
  const ask = (name: string) => {
    hook.call(app, {} as FastifyRequest, {} as FastifyReply, () => {
      happened.push(`${name} answered`)
      void Promise.resolve().then(() => happened.push(`${name} sent`))
    })
  }
  return { ask, happened }
}

it('questions that have come in together are answered one after another before any answer is sent', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(0)
  const { ask, happened } = goes()
  for (const name of ['first', 'second', 'third']) ask(name)
  expect(happened).toEqual([])
  await nextTurn()
  expect(happened).toEqual(['first answered', 'second answered', 'third answered', 'first sent', 'second sent', 'third sent'])
})

it('a long one ends the go: what has been answered is sent before the next is looked at', async () => {
  let clock = 0
  vi.spyOn(performance, 'now').mockImplementation(() => clock += 10)
  const { ask, happened } = goes()
  for (const name of ['first', 'second']) ask(name)
  await nextTurn()
  ask('third')
  await nextTurn()
  await nextTurn()
  expect(happened).toEqual(['first answered', 'first sent', 'second answered', 'second sent', 'third answered', 'third sent'])
})

it('every question gets its own answer', async () => {
  const app = serviceWith()
  const names = Array.from({ length: 40 }, (_, at) => `question ${at}`)
  const answers = await Promise.all(names.map(clientRef => app.inject({ method: 'POST', url: '/v1/rulings', payload: { clientRef, ...QUESTION } })))
  expect(answers.map(answer => answer.json<{ clientRef: string }>().clientRef)).toEqual(names)
})
