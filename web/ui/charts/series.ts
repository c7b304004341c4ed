import type { Tone } from './tones.ts'

/** One colour of a chart by days: a value for each day. */
export interface Series {
  name: string
  tone: Tone
  values: readonly number[]
}
