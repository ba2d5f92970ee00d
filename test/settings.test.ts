import { describe, expect, it } from 'vitest'
import { settingsFrom } from '../src/settings.ts'

describe('Settings', () => {
  it('have defaults that are safe on a laptop', () => {
    expect(settingsFrom({})).toEqual({
      host: '127.0.0.1', port: 3000, logLevel: 'info', bodyLimit: 262_144, rateLimit: 30_000, corsOrigin: '*', helmet: true, loadShedding: true, maxEventLoopDelay: 1000,
      trustProxy: false, requestTimeout: 30_000, shutdownDelay: 0, shutdownGrace: 10_000, docs: true, metrics: true
    })
  })

  it.each([
    [{ HOST: '0.0.0.0' }, { host: '0.0.0.0' }],
    [{ PORT: ' 8080 ' }, { port: 8080 }],
    [{ PORT: '' }, { port: 3000 }],
    [{ LOG_LEVEL: 'WARN' }, { logLevel: 'warn' }],
    [{ HELMET: 'off', DOCS: 'false', METRICS: 'ON' }, { helmet: false, docs: false, metrics: true }],
    [{ CORS_ORIGIN: 'off' }, { corsOrigin: false }],
    [{ CORS_ORIGIN: 'https://a.example, http://localhost:8080' }, { corsOrigin: ['https://a.example', 'http://localhost:8080'] }],
    [{ TRUST_PROXY: 'on' }, { trustProxy: true }],
    [{ TRUST_PROXY: 'loopback, 10.0.0.0/8,2001:db8::1' }, { trustProxy: ['loopback', '10.0.0.0/8', '2001:db8::1'] }]
  ])('%j', (environment, expected) => {
    expect(settingsFrom(environment)).toMatchObject(expected)
  })

  it.each<[Record<string, string>, string]>([
    [{ PORT: '65536' }, 'PORT is "65536"; allowed: a whole number from 0 to 65535'],
    [{ PORT: '3e3' }, 'PORT is "3e3"; allowed: a whole number from 0 to 65535'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is "loud"; allowed: one of fatal, error, warn, info, debug, trace, silent'],
    [{ HELMET: 'yes' }, 'HELMET is "yes"; allowed: on or off'],
    [{ CORS_ORIGIN: 'club.example' }, 'CORS_ORIGIN is "club.example"; allowed: off, *, or origins such as https://club.example, separated by commas'],
    [{ CORS_ORIGIN: 'https://club.example/' }, 'CORS_ORIGIN is "https://club.example/"'],
    [{ TRUST_PROXY: '10.0.0.0/33' }, 'TRUST_PROXY is "10.0.0.0/33"; allowed: off, on, or the addresses'],
    [{ TRUST_PROXY: '1' }, 'TRUST_PROXY is "1"']
  ])('%j is refused', (environment, message) => {
    expect(() => settingsFrom(environment)).toThrow(message)
  })

  it('all mistakes are told at once', () => {
    expect(() => settingsFrom({ PORT: 'x', BODY_LIMIT: 'y' })).toThrow(/PORT is "x".*\n.*BODY_LIMIT is "y"/)
  })
})
