import * as z from 'zod/mini'
import { dayCheckTexts } from '../../texts/en/day-check.ts'
import { trackTexts } from '../../texts/en/track.ts'
import { isDay } from '../kernel/dates.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { requiredText } from '../kernel/fields.ts'
import { plainDigits } from '../kernel/ids.ts'
import { anyone } from '../kernel/role.ts'
import { panRules } from './check-facts.ts'

/** What anyone may ask who knows the number and the date of birth. */
export const trackQuestion = z.object({
  no: requiredText(30).check(
    z.overwrite(plainDigits),
    z.regex(/^(\d{10}|\d{15})$/, { error: trackTexts.enterTheDigits }),
  ),
  // An ancestral family whose day of formation nobody knows has this one.
  born: requiredText(10).check(
    z.refine((text) => isDay(text) || text === panRules.unknownFormation, { error: dayCheckTexts.enterADate }),
  ),
})
export const trackAnswer = z.object({
  label: z.string(),
  since: z.string(),
  submitted: z.string(),
  acknowledged: z.nullable(z.string()),
})
export type TrackAnswer = z.infer<typeof trackAnswer>
export const trackApplication = endpoint({
  method: 'GET',
  path: '/track',
  reads: ['nsdl-pan'],
  summary: 'How far a PAN application is, by its number and the date of birth',
  allow: anyone,
  limit: 'track',
  query: trackQuestion,
  reply: trackAnswer,
})
