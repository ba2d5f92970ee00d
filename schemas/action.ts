import { Type, type Static, type TProperties } from 'typebox'
import { MeaningSchema } from './meaning.ts'
import { ContractSchema } from './table.ts'
import { CallSchema, CardSchema, LawReferenceSchema, RankSchema, SeatSchema, SideSchema, SuitSchema, named, ref, tagged } from './words.ts'
import type { Call, Card, Seat, Side, Suit } from './words.ts'

const action = <const N extends string, P extends TProperties> (type: N, description: string, properties: P) =>
  Type.Object({ type: Type.Literal(type), ...properties }, { $id: `${named(type)}Action`, additionalProperties: false, description })

const by = ref(SeatSchema)
const call = Type.Unsafe<Call>(ref(CallSchema))
const card = Type.Unsafe<Card>(ref(CardSchema))
const meaning = Type.Optional(ref(MeaningSchema))
const face = Type.Optional(Type.Unsafe<'up' | 'down'>({ type: 'string', enum: ['up', 'down'], default: 'up', description: 'Whether the card was faced.' }))

const CallBySchema = Type.Object({ by, call, meaning }, { $id: 'CallBy', additionalProperties: false, description: 'A call and its player.' })
export const CallOptionalMeaningSchema = Type.Object({ call, meaning }, { $id: 'CallWithMeaning', additionalProperties: false, description: 'A call and what it shows by agreement.' })
const CardBySchema = Type.Object({ by, card }, { $id: 'CardBy', additionalProperties: false, description: 'A card and the hand that it came from.' })

const literal = <const T extends string> (description: string, ...values: readonly T[]) => Type.Unsafe<T>({ type: 'string', enum: [...values], description })
const trick = Type.Integer({ minimum: 1, maximum: 13, description: 'The number of the trick.' })
const left = Type.Optional(Type.Integer({ minimum: 1, maximum: 13, description: 'How many tricks were left, the one in progress included; needed only where `play` does not tell.' }))
const since = Type.Optional(literal('What his side has done since it agreed or conceded: nothing yet; called on a later board, or the round has ended; the correction period (79C) is over. Left out: it is asked.',
  'nothing', 'called-or-round-over', 'correction-period-over'))
const count = Type.Optional(Type.Integer({ minimum: 0, maximum: 26, description: 'How many cards the hand has, or had.' }))
const fault = literal('How far this side is at fault.', 'none', 'partly', 'directly')
const percent = Type.Optional(Type.Number({ minimum: 0, maximum: 100, description: 'The percentage of this side.' }))

const score = {
  contract: Type.Optional(ref(ContractSchema)),
  tricks: Type.Optional(Type.Integer({ minimum: 0, maximum: 13, description: 'The tricks of declarer\'s side.' })),
  points: Type.Optional(Type.Integer({ minimum: -7600, maximum: 7600, description: 'The score for North-South, in place of contract and tricks.' }))
}
const weight = Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 100, description: 'Percent; the weights for a side come to 100. Left out: 100.' }))

export const AssignedResultSchema = Type.Object({
  for: Type.Optional(ref(SideSchema)),
  weight,
  likelihood: Type.Optional(literal('How likely it was: where an edition assigns by likelihood, in place of `for` and `weight`. The non-offending side gets the best for it of those that were likely, the offending side the worst for it of all.',
    'likely', 'at-all-probable')),
  ...score
}, { $id: 'AssignedResult', additionalProperties: false, description: 'One result of an assigned score, for both sides or for one.' })
const ObtainedResultSchema = Type.Object(score, { $id: 'ObtainedResult', additionalProperties: false, description: 'The result at the table.' })
const ExpectedResultSchema = Type.Object({ weight, ...score }, { $id: 'ExpectedResult', additionalProperties: false, description: 'One result that could have been expected.' })
export const SelfInflictedSchema = Type.Object({
  cause: Type.Optional(literal(
    'What the non-offending side did: a serious error, or an extremely serious one, that has nothing to do with the infraction; a wild or gambling action; a gambling action that it could hope to recover by a ruling if it failed (`double-shot`). Left out: it is asked.',
    'serious-error', 'extremely-serious-error', 'gambling-action', 'double-shot')),
  obtained: Type.Optional(Type.Unsafe<Static<typeof ObtainedResultSchema>>({ ...ref(ObtainedResultSchema), description: 'The result at the table; needed only where the play of the table does not tell it.' })),
  expected: Type.Array(ref(ExpectedResultSchema), { minItems: 1, maxItems: 20, description: 'What the result would have been with the infraction, but without the non-offending side\'s own error or action.' })
}, { $id: 'SelfInflicted', additionalProperties: false, description: 'Damage that the non-offending side may have brought on itself after the irregularity (2017: 12C1(e); 2007: 12C1(b)).' })

export const CallActionSchema = action('call', 'Any call: in or out of rotation, insufficient, inadmissible, when obliged to pass, above seven, after the auction.', { by, call, meaning })
export const ChangeCallActionSchema = action('change-call', 'A player wants to replace, or has replaced, his last call (Law 25).', { by, to: call, meaning })
export const SimultaneousCallsActionSchema = action('simultaneous-calls', 'Calls made at the same moment (Law 33).', {
  calls: Type.Array(ref(CallBySchema), { minItems: 2, maxItems: 4, description: 'The calls, one by each player.' })
})
export const ExposeActionSchema = action('expose', 'Cards faced otherwise than by a play (Laws 24, 48, 49); `named` is said, not shown.', {
  by, cards: Type.Array(card, { minItems: 1, maxItems: 13, uniqueItems: true, description: 'The cards that were faced or named.' }), manner: literal('Dropped by accident, shown, led or played when it could not be, or only said to be held.', 'dropped', 'shown', 'led', 'named')
})
export const PlayActionSchema = action('play', 'A lead or a play: regular, out of turn, premature, not following suit, in breach of a constraint.', { by, card, face })
export const SimultaneousPlaysActionSchema = action('simultaneous-plays', 'Two players at once, or several cards by one (Law 58).', {
  plays: Type.Array(ref(CardBySchema), { minItems: 2, maxItems: 13, description: 'The cards, with the hands that they come from.' })
})
export const DesignateActionSchema = action('designate', 'Declarer names a card from dummy incompletely or wrongly (Law 46), or another one than he has named to the same trick (45C4).', {
  rank: Type.Optional(Type.Union([ref(RankSchema), Type.Unsafe<'10'>({ type: 'string', const: '10' })], { description: 'The rank, where one was named.' })),
  suit: Type.Optional(ref(SuitSchema)),
  words: Type.Optional(Type.String({ maxLength: 40, pattern: '^[A-Za-z][A-Za-z -]*$', description: 'What was said instead: low, high, win, ruff, anything, …' }))
})
export const ChangePlayActionSchema = action('change-play', 'A card was played, then another instead (Laws 45C4, 47). For a card from dummy `by` is dummy.', {
  by, from: card, to: card, named: Type.Optional(Type.Boolean({ description: 'The first card was only named by the player, not shown (45C4).' }))
})
export const MisplacedCardActionSchema = action('misplaced-card', 'Dummy put up a card that declarer did not name (Law 45D). Send `play` with the card that was put up, and with everything that was played before attention was drawn.', {
  by, named: card, placed: card
})
export const DummyActionSchema = action('dummy-action', 'Something that dummy did or said (Laws 42, 43, 45F).', {
  by,
  act: literal('What dummy did; `was-shown-hand`: a defender showed him his hand; `warned-declarer`: not to lead from the wrong hand, before he did; `touched-card`: touched or indicated one of his cards without being told to.',
    'exchanged-hands', 'left-seat', 'looked-at-hand', 'was-shown-hand', 'called-director', 'drew-attention', 'took-part', 'warned-declarer', 'touched-card'),
  card: Type.Optional(card)
})
export const RevokeActionSchema = action('revoke', 'A revoke that was found (Laws 61-64). What the record shows decides; what it does not show is asked.', {
  by,
  trick,
  card: Type.Optional(Type.Unsafe<Card>({ ...card, description: 'The card that was wrongly led or played.' })),
  suit: Type.Optional(Type.Unsafe<Suit>({ ...ref(SuitSchema), description: 'The suit that should have been led or played, where the director knows that it could have been; left out, he is asked what the record does not show.' })),
  discovered: Type.Optional(Type.Unsafe<'before-established' | 'established' | 'play-over'>({ type: 'string', enum: ['before-established', 'established', 'play-over'], description: 'When attention was drawn to it: while it could be corrected, later in the play, or after the last card. Left out: the record tells, else it is asked.' })),
  attentionBy: Type.Optional(Type.Unsafe<Seat>({ ...by, description: 'Who first asked about the revoke or pointed it out: of weight if that was the revoker\'s partner or dummy (Laws 43B, 61B, older 63B).' }))
})

export const InspectTrickActionSchema = action('inspect-trick', 'A player wants to see the cards of a trick again, or his own last card (Law 66).', {
  by,
  trick: Type.Optional(Type.Integer({ minimum: 1, maximum: 13, description: 'Left out: the last complete trick, or the first.' })),
  whose: Type.Optional(literal('`own`: only his own card (default `all`).', 'all', 'own')),
  turned: Type.Optional(Type.Boolean({ description: 'Whether he has turned his own card of that trick face down; left out: it is asked where it matters.' }))
})
export const TrickRemarkActionSchema = action('trick-remark', 'A player says whose a trick was, or that a card of it points the wrong way (Law 65B).', {
  by, trick: Type.Optional(Type.Integer({ minimum: 1, maximum: 13, description: 'Left out: the last complete trick, or the first.' }))
})
export const MixedCardsActionSchema = action('mixed-cards', 'A player has mixed his played cards, and it is disputed who won a trick or whether there was a revoke (Laws 65D, 66D). What `play` shows decides; without it the play counts as over.', {
  by,
  dispute: literal('What is disputed.', 'trick', 'revoke'),
  trick,
  player: Type.Optional(Type.Unsafe<Seat>({ ...by, description: 'The hand that is said to have revoked, where it is not the one that mixed its cards.' })),
  when: Type.Optional(literal('When he mixed them: after the trick or the revoke had been disputed, or before; and then before or after both sides had agreed on the number of tricks. Left out: it is asked where it matters.',
    'after-dispute', 'before-agreement', 'after-agreement'))
})

export const MisinformationActionSchema = action('misinformation', 'A player wants to change his last call because an opponent’s explanation was wrong or missing (Laws 20F, 21).', {
  by,
  explainedBy: Type.Optional(Type.Unsafe<Seat>({ ...by, description: 'The opponent who explained wrongly, or did not explain or alert, where that is known: the partner of the player whose call it was about.' })),
  to: Type.Optional(call),
  meaning
})
export const CallOnWrongCardsActionSchema = action('call-on-wrong-cards', 'The player’s last call was made on cards that belong to another board (2017: 15A; before: 17D).', { by })

export const DefectiveTrickActionSchema = action('defective-trick', 'A hand played no card to a trick, or more than one (Law 67). Send `play` up to that trick, and what was led and played after it in `subsequent`.', {
  by,
  trick,
  played: literal('The hand played no card to that trick, or more than one.', 'none', 'several'),
  cards: Type.Optional(Type.Array(card, { minItems: 2, maxItems: 4, uniqueItems: true, description: 'Where several were played: all of them.' })),
  faced: Type.Optional(Type.Union([card, Type.Literal('unknown')], { description: 'Which of them was faced in playing; `unknown` if it cannot be found. Left out: as `play` has it, else it is asked.' })),
  card: Type.Optional(Type.Unsafe<Card>({ ...ref(CardSchema), description: 'Where none was played: the card that the player now adds. Needed only if his hand is not known and others have played on; else it is asked.' })),
  led: Type.Optional(Type.Unsafe<Suit>({ ...ref(SuitSchema), description: 'The suit led to that trick; needed only where `play` does not tell.' }))
})
export const ClaimActionSchema = action('claim', 'Declarer or a defender says how many tricks his side will win, shows his cards, or suggests stopping (Law 68). What follows (a doubt, a wish to play on) goes into `subsequent` as `contest-claim`.', {
  by,
  tricks: Type.Optional(Type.Integer({ minimum: 0, maximum: 13, description: 'How many of the tricks left his side will win, the one in progress included; left out: all of them.' })),
  left,
  manner: Type.Optional(literal('How it was done (default `stated`).', 'stated', 'cards-shown', 'play-stopped')),
  about: Type.Optional(literal('`this-trick`: it was only about the trick in progress, and so is no claim (default `the-rest`).', 'the-rest', 'this-trick')),
  cards: Type.Optional(Type.Array(card, { maxItems: 13, uniqueItems: true, description: 'Cards that he showed.' })),
  statement: Type.Optional(Type.String({ maxLength: 500, description: 'What he said, word for word.' }))
})
export const ConcedeActionSchema = action('concede', 'Declarer or a defender gives up tricks, or abandons his hand (Law 68B).', {
  by,
  tricks: Type.Optional(Type.Integer({ minimum: 1, maximum: 13, description: 'How many of the tricks left his side gives up; left out: all of them.' })),
  left,
  cards: Type.Optional(Type.Array(card, { maxItems: 13, uniqueItems: true, description: 'Cards that he showed.' }))
})
export const ContestClaimActionSchema = action('contest-claim', 'A player, dummy included, doubts a claim or concession, before or after it was agreed (Laws 68-70).', {
  by,
  wants: Type.Optional(literal('`play-on`: he asks that the play go on (2017); default `director`.', 'director', 'play-on')),
  allConcur: Type.Optional(Type.Boolean({ description: 'Whether all four concur in playing on; left out: it is asked.' }))
})
export const WithdrawAgreementActionSchema = action('withdraw-agreement', 'A player of the side that agreed to a claim or concession wants tricks back (Law 69B).', { by, since })
export const CancelConcessionActionSchema = action('cancel-concession', 'A player of the side that claimed or conceded wants tricks back that it gave up (Law 71).', { by, since })
export const CardCountActionSchema = action('card-count', 'A hand has, or had, more or fewer than thirteen cards, those that it has played included (Laws 13, 14).', {
  counts: Type.Object({ N: count, E: count, S: count, W: count }, { additionalProperties: false, description: 'The number of cards of each hand that was wrong; the others count as thirteen.' }),
  surplus: Type.Optional(Type.Boolean({ description: 'A card was found that does not belong to this deal: it is included in the counts.' })),
  missing: Type.Optional(Type.Unsafe<Card>({ ...ref(CardSchema), description: 'The card that is missing, where it is known. Whose it is, is asked where several hands are short and nothing tells.' })),
  found: Type.Optional(literal('Where the card named in `missing` was found; without `missing`, where all were. Left out: it is asked.', 'nowhere', 'among-played-cards', 'elsewhere'))
})
export const WrongBoardActionSchema = action('wrong-board', 'The board being played was not meant for these players in this round (Law 15). For a call on cards from another board send `call-on-wrong-cards`.', {
  playedBefore: Type.Optional(Type.Array(by, { maxItems: 4, uniqueItems: true, description: 'Which of the four players have played this board before; an empty list for nobody. Left out: it is asked.' })),
  event: Type.Optional(literal('The kind of event (default `pairs`).', 'pairs', 'teams'))
})
export const AdjustedScoreActionSchema = action('adjusted-score', 'The director awards an adjusted score (Law 12): this does the arithmetic.', {
  kind: literal('`artificial`: no result can be had; `assigned`: in place of a result.', 'artificial', 'assigned'),
  fault: Type.Optional(Type.Object({ NS: fault, EW: fault }, { additionalProperties: false, description: 'How far each side is to blame, for an artificial score; left out: it is asked.' })),
  scoring: Type.Optional(literal('The form of scoring (default `matchpoints`).', 'matchpoints', 'imps')),
  session: Type.Optional(Type.Object({ NS: percent, EW: percent }, { additionalProperties: false, description: 'The percentage of each side on the other boards of the session.' })),
  offenders: Type.Optional(Type.Unsafe<Side>({ ...ref(SideSchema), description: 'The offending side, for an assigned score; needed with `likelihood` and with `selfInflicted`.' })),
  results: Type.Optional(Type.Array(ref(AssignedResultSchema), { minItems: 1, maxItems: 20, description: 'The results of an assigned score.' })),
  selfInflicted: Type.Optional(ref(SelfInflictedSchema)),
  others: Type.Optional(Type.Array(Type.Integer({ minimum: -7600, maximum: 7600 }), { minItems: 1, maxItems: 200, description: 'The scores for North-South at the other tables, to compare with: one at teams, the field at pairs.' }))
})
export const CloseReviewActionSchema = action('close-review', 'After the play the director settles what a `review` in the table left to him (72C and the like).', {
  side: ref(SideSchema),
  law: Type.Unsafe<string>({ ...ref(LawReferenceSchema), description: 'The Law that the `review` names.' })
})

export const ACTION_MEMBERS = [
  CallActionSchema, ChangeCallActionSchema, SimultaneousCallsActionSchema, MisinformationActionSchema, CallOnWrongCardsActionSchema, ExposeActionSchema, PlayActionSchema, SimultaneousPlaysActionSchema,
  DesignateActionSchema, ChangePlayActionSchema, MisplacedCardActionSchema, DummyActionSchema, RevokeActionSchema, InspectTrickActionSchema, TrickRemarkActionSchema, MixedCardsActionSchema,
  DefectiveTrickActionSchema, ClaimActionSchema, ConcedeActionSchema, ContestClaimActionSchema,
  WithdrawAgreementActionSchema, CancelConcessionActionSchema, CardCountActionSchema, WrongBoardActionSchema, AdjustedScoreActionSchema, CloseReviewActionSchema
] as const
/** The kinds of action. */
export const ACTION_TYPES = ACTION_MEMBERS.map(({ properties: { type } }) => type.const)
/** What somebody did at the table, regular or not. */
export type Action = Static<(typeof ACTION_MEMBERS)[number]>
export type ActionType = Action['type']
/** The action of one type. */
export type ActionOf<T extends ActionType> = Extract<Action, { type: T }>
export const ActionSchema = tagged<Action>('Action', 'type', ACTION_MEMBERS, 'What somebody did, regular or not: the service finds out which Laws it falls under.')

export const ACTION_SCHEMAS = [CallBySchema, CallOptionalMeaningSchema, CardBySchema, AssignedResultSchema, ObtainedResultSchema, ExpectedResultSchema, SelfInflictedSchema, ...ACTION_MEMBERS, ActionSchema]
