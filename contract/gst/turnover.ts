/** Aggregate turnover of the last financial year, as far as returns and their fees depend on it; from small to large. */
export const turnoverBands = {
  'up-to-1.5': 'Up to ₹1.5 crore',
  '1.5-to-2': '₹1.5 crore to ₹2 crore',
  '2-to-5': '₹2 crore to ₹5 crore',
  '5-to-20': '₹5 crore to ₹20 crore',
  'over-20': 'Above ₹20 crore',
} as const
export type TurnoverBand = keyof typeof turnoverBands
export const turnoverBandNames = Object.keys(turnoverBands) as [TurnoverBand, ...TurnoverBand[]]

/** Bands that could be chosen before there were finer ones. Clients may still carry them; nobody can choose them anew. */
export const formerBands = { 'up-to-2': 'Up to ₹2 crore', 'over-5': 'Above ₹5 crore' } as const
export type FormerBand = keyof typeof formerBands
export const formerBandNames = Object.keys(formerBands) as [FormerBand, ...FormerBand[]]

export type KeptTurnover = TurnoverBand | FormerBand
export const keptTurnoverNames: [KeptTurnover, ...KeptTurnover[]] = [...turnoverBandNames, ...formerBandNames]
export const turnoverLabels: Readonly<Record<KeptTurnover, string>> = { ...turnoverBands, ...formerBands }

export const isFormerBand = (kept: KeptTurnover): kept is FormerBand => Object.hasOwn(formerBands, kept)

/** A former band counts as the highest that it can mean, so that nobody is told too small a fee. */
const highest: Readonly<Record<FormerBand, TurnoverBand>> = { 'up-to-2': '1.5-to-2', 'over-5': 'over-20' }
export const highestBand = (kept: KeptTurnover): TurnoverBand => (isFormerBand(kept) ? highest[kept] : kept)

/** Where bands meet, in crore rupees: a rule can tell turnovers apart there and nowhere else. */
export const turnoverEdges = [1.5, 2, 5, 20] as const

/** What a band has at least; a former one has what its name says. */
const floors: Readonly<Record<KeptTurnover, number>> = {
  'up-to-1.5': 0,
  '1.5-to-2': 1.5,
  '2-to-5': 2,
  '5-to-20': 5,
  'over-20': 20,
  'up-to-2': 0,
  'over-5': 5,
}

/** Whether a turnover lies above so many crore, for certain. */
export const isAbove = (kept: KeptTurnover, crore: number): boolean => floors[kept] >= crore

/** Whether a turnover may lie above so many crore: of a former band a part may. */
export const mayBeAbove = (kept: KeptTurnover, crore: number): boolean => floors[highestBand(kept)] >= crore
