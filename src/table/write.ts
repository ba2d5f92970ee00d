import type { WireAuctionEntry, WirePlayEntry, WireTable } from '../../schemas/table.ts'
import type { Constraint } from '../../schemas/constraint.ts'
import { SEATS, type Bid } from '../../schemas/words.ts'
import { isBid, rankOf } from './call.ts'
import { writeHand } from './card.ts'
import { turnToPlay } from './play.ts'
import { LHO } from './seat.ts'
import { finalContract, type Table } from './table.ts'

/** A table in its canonical, shortest form on the wire; its constraints as they are to be told. */
export function writeTable (table: Table, constraints: readonly Constraint[]): WireTable {
  const { dealer, board, vulnerable, contract } = table
  const hands: WireTable['hands'] = {}
  for (const seat of SEATS) {
    const cards = table.hands[seat]
    if (cards !== undefined) hands[seat] = writeHand(cards)
  }
  return {
    dealer,
    ...board !== undefined && { board },
    ...vulnerable && { vulnerable },
    ...Object.keys(hands).length > 0 && { hands },
    auction: writeAuction(table),
    ...contract && { contract },
    ...table.play.length > 0 && { play: writePlay(table) },
    ...table.claim && { claim: table.claim },
    ...constraints.length > 0 && { constraints: [...constraints] }
  }
}

function writeAuction ({ dealer, auction }: Table): WireAuctionEntry[] {
  let turn = dealer
  let last: Bid | undefined
  return auction.map(({ by, call, meaning }) => {
    const named = by !== turn || meaning !== undefined
    const accepted = isBid(call) && last !== undefined && rankOf(call) <= rankOf(last)
    turn = LHO[by]
    if (isBid(call)) last = call
    if (!named && !accepted) return call
    return Object.assign(named ? { by, call } : { call }, accepted && { accepted: true as const }, meaning && { meaning })
  })
}

function writePlay (table: Table): WirePlayEntry[] {
  const contract = finalContract(table)
  return table.play.map((played, at) => contract !== undefined && !played.added && turnToPlay(table.play.slice(0, at), contract) === played.by ? played.card : played)
}
