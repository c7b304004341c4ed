import type { LightField } from './light-field.ts'
import { measureBlur } from './measure-blur.ts'
import type { Photograph } from './photograph.ts'

/** What to do better, for whoever photographs; the texts for it stand with the screen. */
export const adviceNames = [
  'too-dark',
  'shadow',
  'too-blurred',
  'corner-missing',
  'too-far',
  'flatter',
  'no-edges',
] as const
export type Advice = (typeof adviceNames)[number]

/** Brightness of the paper below which a picture is mostly noise. */
const leastPaper = 75
/** The darkest part of the paper, as a share of the brightest, that can still be evened out. */
const leastEven = 0.33
/** A hard edge of a shadow leaves so many of the blocks apart from the smooth light around them. */
const mostUneven = { form: 0.09, paper: 0.3 }
const apart = 0.16
/** Standard deviation of the blur, in pixels of 200 dpi: 0.3 mm. */
const mostBlur = 2.4

export function judgeLight({ smooth, light, counts }: LightField, found: 'form' | 'paper'): Advice[] {
  const known = [...smooth].filter((_, i) => counts[i]).sort((a, b) => a - b)
  const at = (share: number) => known[Math.floor((known.length - 1) * share)] ?? 255
  if (at(0.8) < leastPaper) return ['too-dark']
  const uneven = light.filter((value, i) => counts[i] && Math.abs(value / (smooth[i] || 1) - 1) > apart).length
  return at(0.03) / at(0.97) < leastEven || uneven / Math.max(1, known.length) > mostUneven[found] ? ['shadow'] : []
}

export function judgeSharpness(page: Photograph): Advice[] {
  const blur = measureBlur(page)
  return blur !== undefined && blur > mostBlur ? ['too-blurred'] : []
}
