import type { Constraint } from '../../schemas/constraint.ts'
import type { Claimed, Contract, Vulnerability, WireTable } from '../../schemas/table.ts'
import { SEATS, type Call, type Card, type Seat } from '../../schemas/words.ts'
import type { Fault } from '../ruling/fault.ts'
import { contractReached, isAdmissible, isClosed, isPassedOut, isSufficient, lastAction, turnToCall, type AuctionCall } from './auction.ts'
import { isAboveSeven, isBid, parseCall } from './call.ts'
import { parseCard, parseHand } from './card.ts'
import { inspectEstablishedRevoke } from './inspectEstablishedRevoke.ts'
import { impossibleHands } from './meaning.ts'
import { openTrick, turnToPlay, type PlayedCard } from './play.ts'
import { PARTNER, SIDE, seatAfter } from './seat.ts'
import { allMajor, OF_THE_PLAY, sameSubstance, tableOf, type Table } from './table.ts'

const VULNERABLE_BY_BOARD = ['None', 'NS', 'EW', 'All', 'NS', 'EW', 'All', 'None', 'EW', 'All', 'None', 'NS', 'All', 'None', 'NS', 'EW'] as const satisfies readonly Vulnerability[]

/** A table as the client sent it, checked and made canonical; or every fault in it with its place. */
export function inspect (wire: WireTable): { readonly table: Table, readonly faults: readonly Fault[] } {
  const faults: Fault[] = []
  const complain = (at: string, fault: string, values?: Fault['values']) => { faults.push({ at: `/table${at}`, fault, ...values && { values } }) }

  const dealerOfBoard = wire.board === undefined ? undefined : seatAfter('N', (wire.board - 1) % 4)
  const dealer = wire.dealer ?? dealerOfBoard ?? 'N'
  if (dealerOfBoard !== undefined && dealer !== dealerOfBoard) complain('/dealer', 'dealer-contradicts-board', { seat: dealerOfBoard })
  const ofBoard = wire.board === undefined ? undefined : VULNERABLE_BY_BOARD[(wire.board - 1) % 16]
  const vulnerable = wire.vulnerable ?? ofBoard
  if (ofBoard !== undefined && vulnerable !== ofBoard) complain('/vulnerable', 'vulnerability-contradicts-board')

  const hands = inspectHands(wire, complain)
  const auction = inspectAuction(wire, dealer, complain)
  const contract = inspectContract(wire, auction, complain)
  const play = inspectPlay(wire, contract.final, hands, complain)
  const constraints = inspectConstraints(wire, { contract: contract.final, isPassedOut: isPassedOut(auction) }, hands, play, complain)
  if (wire.claim !== undefined) inspectClaim(wire.claim, contract.final, play, complain)

  return {
    table: tableOf({
      dealer, board: wire.board, vulnerable, hands, auction, contract: contract.given, play, claim: wire.claim, constraints, spent: [], refused: [], seen: [], shown: []
    }),
    faults
  }
}

type Complain = (at: string, fault: string, values?: Fault['values']) => void

function inspectHands (wire: WireTable, complain: Complain): Table['hands'] {
  const seen = new Set<Card>()
  const hands: Partial<Record<Seat, readonly Card[]>> = {}
  for (const seat of SEATS) {
    const text = wire.hands?.[seat]
    if (text === undefined) continue
    const cards = parseHand(text)
    hands[seat] = cards
    if (cards.length !== 13) complain(`/hands/${seat}`, 'hand-not-thirteen', { count: cards.length })
    const twice = cards.find((card, at) => seen.has(card) || cards.indexOf(card) !== at)
    if (twice !== undefined) complain(`/hands/${seat}`, 'card-twice', { card: twice })
    for (const card of cards) seen.add(card)
  }
  return hands
}

function inspectAuction (wire: WireTable, dealer: Seat, complain: Complain): Table['auction'] {
  const auction: AuctionCall[] = []
  for (const [at, entry] of (wire.auction ?? []).entries()) {
    const { by, call: text, accepted, meaning } = typeof entry === 'string' ? { call: entry } : entry
    const turn = turnToCall(dealer, auction)
    const seat = by ?? turn
    const call = parseCall(text) ?? 'Pass'
    const place = `/auction/${at}`
    const fault = isClosed(auction) ? 'call-after-auction' : faultOfCall(auction, seat, call, accepted)
    if (fault !== undefined) complain(place, fault, { seat, call })
    for (const hands of meaning === undefined ? [] : impossibleHands(meaning)) complain(`${place}/meaning${hands}`, 'hands-that-cannot-be')
    // Only a second pass before any bid can have been accepted at LHO's turn (30A before 2017).
    if (seat === auction.at(-1)?.by && (call !== 'Pass' || lastAction(auction) !== undefined)) complain(place, 'called-twice', { seat })
    auction.push({ by: seat, call, ...meaning && { meaning }, ...seat !== turn && { outOfRotation: true } })
    if (fault === 'call-after-auction') break
  }
  return auction
}

function faultOfCall (auction: Table['auction'], seat: Seat, call: Call, accepted: true | undefined): string | undefined {
  if (call === 'X' || call === 'XX') return isAdmissible(auction, seat, call) ? undefined : 'inadmissible-double'
  if (!isBid(call)) return accepted === true ? 'nothing-to-accept' : undefined
  if (isAboveSeven(call)) return 'bid-above-seven'
  if (isSufficient(auction, call)) return accepted === true ? 'nothing-to-accept' : undefined
  return accepted === true ? undefined : 'insufficient-bid'
}

function inspectContract (wire: WireTable, auction: Table['auction'], complain: Complain): { readonly given?: Contract, readonly final?: Contract } {
  const reached = isClosed(auction) ? contractReached(auction) : undefined
  const given = wire.contract
  if (given === undefined) return reached === undefined ? {} : { final: reached }
  if (auction.length === 0) return { given, final: given }
  if (reached === undefined) {
    complain('/contract', isPassedOut(auction) ? 'contract-though-passed-out' : 'contract-before-end-of-auction')
    return { given, final: given }
  }
  const same = given.level === reached.level && given.denomination === reached.denomination && given.risk === reached.risk
  if (!same || (given.declarer !== reached.declarer && given.declarer !== PARTNER[reached.declarer])) complain('/contract', 'contract-contradicts-auction')
  // Only after a swap (54A) does the contract say more than the auction.
  return given.declarer === reached.declarer ? { final: reached } : { given, final: given }
}

function inspectPlay (wire: WireTable, contract: Contract | undefined, hands: Table['hands'], complain: Complain): readonly PlayedCard[] {
  const play: PlayedCard[] = []
  const entries = wire.play ?? []
  if (entries.length > 0 && contract === undefined) complain('/play', 'play-without-contract')
  for (const [at, entry] of entries.entries()) {
    const { by, card: text, added } = typeof entry === 'string' ? { card: entry } : entry
    const card = parseCard(text)
    const seat = by ?? (contract && turnToPlay(play, contract))
    if (card === undefined || seat === undefined) continue
    const place = `/play/${at}`
    if (play.some(played => played.card === card)) complain(place, 'card-twice', { card })
    const holder = SEATS.find(other => hands[other]?.includes(card))
    if (holder === undefined ? hands[seat] !== undefined : holder !== seat) complain(place, 'card-not-held', { seat, card })
    if (openTrick(play).some(played => played.by === seat)) complain(place, 'played-twice', { seat })
    if (added && openTrick(play).length === 0) complain(place, 'added-card-led', { card })
    play.push({ by: seat, card, ...added && { added } })
  }
  return play
}

function inspectClaim (claim: Claimed, contract: Contract | undefined, play: readonly PlayedCard[], complain: Complain) {
  const left = play.length === 0 ? claim.left ?? 13 : 13 - Math.floor(play.length / 4)
  if (contract === undefined) complain('/claim', 'claim-without-contract')
  else if (left === 0) complain('/claim', 'play-is-over')
  if (claim.left !== undefined && claim.left !== left) complain('/claim/left', 'tricks-left-contradicts-play', { count: left })
  if (claim.tricks > left) complain('/claim/tricks', 'more-than-are-left', { count: left })
}

function inspectConstraints (
  wire: WireTable, { contract, isPassedOut }: { readonly contract: Contract | undefined, readonly isPassedOut: boolean }, hands: Table['hands'], play: readonly PlayedCard[], complain: Complain
): readonly Constraint[] {
  const kept: Constraint[] = []
  const lying = new Map<Card, Seat>()
  for (const [at, sent] of (wire.constraints ?? []).entries()) {
    const { text: _, ...constraint } = canonical(sent)
    const place = `/constraints/${at}`
    if (contract === undefined && (OF_THE_PLAY.has(constraint.type) || (isPassedOut && AFTER_THE_AUCTION.has(constraint.type)))) complain(place, 'no-play-yet')
    const misplaced = contract && onTheWrongSide(constraint, contract)
    if (misplaced !== undefined) complain(place, misplaced.fault, { seat: misplaced.seat })
    if (constraint.type === 'lead-restriction' && (constraint.demand === 'none') !== (constraint.suits.length === 0)) {
      complain(place, constraint.demand === 'none' ? 'suits-without-demand' : 'demand-without-suits')
    }
    if (constraint.type === 'penalty-card' || constraint.type === 'exposed-card' || constraint.type === 'must-play') {
      const { card, player } = constraint
      const holder = SEATS.find(seat => hands[seat]?.includes(card))
      if (holder === undefined ? hands[player] !== undefined || (lying.get(card) ?? player) !== player : holder !== player) complain(place, 'card-not-held', { seat: player, card })
      if (play.some(played => played.card === card)) complain(place, 'card-already-played', { card })
      lying.set(card, player)
    }
    if (constraint.type === 'established-revoke') inspectEstablishedRevoke(constraint, contract, hands, play, (fault, values) => { complain(place, fault, values) })
    const meaning = constraint.type === 'replacement-call' ? constraint.withdrawn.meaning : undefined
    for (const hands of meaning === undefined ? [] : impossibleHands(meaning)) complain(`${place}/withdrawn/meaning${hands}`, 'hands-that-cannot-be')
    if (constraint.type === 'must-call' && isAboveSeven(constraint.call)) complain(place, 'bid-above-seven')
    if (constraint.type === 'lead-options' && constraint.basis === 'withdrawn-call' && constraint.leader !== PARTNER[constraint.offender]) {
      complain(place, 'leader-not-partner-of-offender', { seat: constraint.leader })
    }
    if (constraint.type === 'lead-from' && constraint.hand !== constraint.declarer && constraint.hand !== PARTNER[constraint.declarer]) {
      complain(place, 'not-a-hand-of-declarer', { seat: constraint.hand })
    }
    const before = kept.findIndex(other => sameSubstance(other, constraint))
    if (before === -1) kept.push(constraint)
    else kept[before] = constraint
  }
  return allMajor(kept)
}

/** What can be there before the opening lead, and still be there if the auction is opened again. */
const AFTER_THE_AUCTION: ReadonlySet<Constraint['type']> = new Set(['penalty-card', 'must-play', 'lead-restriction', 'lost-rights'])

/** What binds defenders only, or the declaring side only, and is said of a player of the other side. */
function onTheWrongSide (constraint: Constraint, contract: Contract): { readonly fault: string, readonly seat: Seat } | undefined {
  const defends = (seat: Seat) => SIDE[seat] !== SIDE[contract.declarer]
  switch (constraint.type) {
    case 'penalty-card': return defends(constraint.player) ? undefined : { fault: 'penalty-card-of-declaring-side', seat: constraint.player }
    case 'must-play': case 'play-restriction': return defends(constraint.player) ? undefined : { fault: 'not-a-defender', seat: constraint.player }
    case 'lead-restriction': return defends(constraint.leader) ? undefined : { fault: 'not-a-defender', seat: constraint.leader }
    case 'lead-from': return defends(constraint.declarer) ? { fault: 'not-of-declaring-side', seat: constraint.declarer } : undefined
    case 'lost-rights': return defends(constraint.player) ? { fault: 'not-of-declaring-side', seat: constraint.player } : undefined
    case 'must-pass': case 'must-call': case 'may-not-double': case 'replacement-call': case 'exposed-card': case 'lead-options': case 'established-revoke':
    case 'unauthorised-information': case 'review': case 'transferred-tricks': case 'score-limit':
      return undefined
  }
}

/** A constraint with its calls and cards in canonical form. */
function canonical (constraint: Constraint): Constraint {
  switch (constraint.type) {
    case 'must-call': return { ...constraint, call: parseCall(constraint.call) ?? constraint.call }
    case 'replacement-call': return { ...constraint, withdrawn: { ...constraint.withdrawn, call: parseCall(constraint.withdrawn.call) ?? constraint.withdrawn.call } }
    case 'exposed-card': return { ...constraint, card: parseCard(constraint.card) ?? constraint.card }
    case 'penalty-card': return { ...constraint, card: parseCard(constraint.card) ?? constraint.card }
    case 'must-play': return { ...constraint, card: parseCard(constraint.card) ?? constraint.card }
    case 'established-revoke': {
      const card = constraint.card && parseCard(constraint.card)
      return { ...constraint, ...card && { card } }
    }
    case 'unauthorised-information': {
      const { call, card, ...source } = constraint.source
      const told = call && parseCall(call)
      const shown = card && parseCard(card)
      return { ...constraint, source: { ...source, ...told && { call: told }, ...shown && { card: shown } } }
    }
    case 'must-pass': case 'may-not-double': case 'lead-options': case 'lead-restriction': case 'play-restriction': case 'lead-from':
    case 'lost-rights': case 'review': case 'transferred-tricks': case 'score-limit':
      return constraint
  }
}

