import type { WireAuctionEntry, WirePlayEntry, WireTable } from '../../schemas/table.ts'
import type { Constraint } from '../../schemas/constraint.ts'
import { SEATS } from '../../schemas/words.ts'
import { isSufficient, turnToCall, type AuctionCall } from './auction.ts'
import { isBid } from './call.ts'
import { writeHand } from './card.ts'
import { turnToPlay, type PlayedCard } from './play.ts'
import { finalContract, type Table } from './table.ts'

/** A table in its canonical, shortest form on the wire; its constraints as they are to be told. */
export function writeTable (table: Table, constraints: readonly Constraint[]): WireTable {
  const { dealer, board, vulnerable, contract } = table
  const known = SEATS.flatMap(seat => {
    const cards = table.hands[seat]
    return cards === undefined ? [] : [[seat, writeHand(cards)] as const]
  })
  return {
    dealer,
    ...board !== undefined && { board },
    ...vulnerable && { vulnerable },
    ...known.length > 0 && { hands: Object.fromEntries(known) },
    auction: table.auction.map((entry, at) => writeCall(table, entry, at)),
    ...contract && { contract },
    ...table.play.length > 0 && { play: table.play.map((played, at) => writeCard(table, played, at)) },
    ...table.claim && { claim: table.claim },
    ...constraints.length > 0 && { constraints: [...constraints] }
  }
}

function writeCall ({ dealer, auction }: Table, { by, call, meaning }: AuctionCall, at: number): WireAuctionEntry {
  const before = auction.slice(0, at)
  const elsewhere = by !== turnToCall(dealer, before)
  const accepted = isBid(call) && !isSufficient(before, call)
  if (!elsewhere && !accepted && meaning === undefined) return call
  return { ...(elsewhere || meaning !== undefined) && { by }, call, ...accepted && { accepted: true }, ...meaning && { meaning } }
}

function writeCard (table: Table, played: PlayedCard, at: number): WirePlayEntry {
  if (played.added) return played
  const contract = finalContract(table)
  return contract !== undefined && turnToPlay(table.play.slice(0, at), contract) === played.by ? played.card : played
}
