import type { Text } from '../../texts/catalogue.ts'
import { turnoverTexts } from '../../texts/en/turnover.ts'
import { keysOf, tableOf } from '../kernel/keys-of.ts'

/** Where bands meet, in crore rupees: a rule can tell turnovers apart there and nowhere else. */
export const turnoverEdges = [1.5, 2, 5, 20] as const
export type TurnoverEdge = (typeof turnoverEdges)[number]

/** What lies in a band, in crore rupees; the highest has no end. */
interface Edges {
  above: TurnoverEdge | 0
  upTo: TurnoverEdge | null
}

/** Aggregate turnover of the last financial year, as far as returns and their fees depend on it; from small to large. */
const bands = {
  'up-to-1.5': { above: 0, upTo: 1.5 },
  '1.5-to-2': { above: 1.5, upTo: 2 },
  '2-to-5': { above: 2, upTo: 5 },
  '5-to-20': { above: 5, upTo: 20 },
  'over-20': { above: 20, upTo: null },
} as const satisfies Record<string, Edges>
export type TurnoverBand = keyof typeof bands
export const turnoverBandNames = keysOf(bands)

/** A band that could be chosen before there were finer ones, and the finer ones that it can mean. */
interface Former extends Edges {
  lowest: TurnoverBand
  highest: TurnoverBand
}

/** Clients may still carry them; nobody can choose them anew. */
const former = {
  'up-to-2': { above: 0, upTo: 2, lowest: 'up-to-1.5', highest: '1.5-to-2' },
  'over-5': { above: 5, upTo: null, lowest: '5-to-20', highest: 'over-20' },
} as const satisfies Record<string, Former>
export type FormerBand = keyof typeof former

export type KeptTurnover = TurnoverBand | FormerBand
const edges: Readonly<Record<KeptTurnover, Edges>> = { ...bands, ...former }
export const keptTurnoverNames = keysOf(edges)
export const turnoverLabels: Readonly<Record<KeptTurnover, Text>> = tableOf(
  keptTurnoverNames,
  (name) => () => label(edges[name]),
)

/** '₹1.5 crore to ₹2 crore'. */
function label({ above, upTo }: Edges): string {
  if (upTo === null) return turnoverTexts.above({ edge: croreWords(above) })
  return above === 0
    ? turnoverTexts.upTo({ edge: croreWords(upTo) })
    : turnoverTexts.between({ from: croreWords(above), to: croreWords(upTo) })
}

/** '₹1.5 crore'. */
export function croreWords(crore: number): string {
  return turnoverTexts.crore({ crore })
}

export const isFormerBand = (kept: KeptTurnover): kept is FormerBand => Object.hasOwn(former, kept)

/** A former band counts as the highest that it can mean, so that nobody is told too small a fee. */
export const highestBand = (kept: KeptTurnover): TurnoverBand => (isFormerBand(kept) ? former[kept].highest : kept)
export const lowestBand = (kept: KeptTurnover): TurnoverBand => (isFormerBand(kept) ? former[kept].lowest : kept)

/** The most that a band has, in crore; nothing where it has no end. */
export const upperEdge = (kept: KeptTurnover): TurnoverEdge | null => edges[kept].upTo

/** Whether a turnover lies above so many crore, for certain. */
export const isAbove = (kept: KeptTurnover, crore: number): boolean => edges[kept].above >= crore

/** Whether a turnover may lie above so many crore: of a former band a part may. */
export const mayBeAbove = (kept: KeptTurnover, crore: number): boolean => edges[highestBand(kept)].above >= crore
