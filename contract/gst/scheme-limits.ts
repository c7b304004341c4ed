import * as z from 'zod/mini'
import { gstListTexts } from '../../texts/en/gst-list.ts'
import { say, type Words } from '../../texts/say.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { merchantArea } from '../kernel/role.ts'
import type { LawBook } from '../law/law-book.ts'
import { schemeLimitCode } from '../law/rule-codes.ts'
import { croreWords, isAbove } from '../law/turnover.ts'
import type { GstClientChange } from './client.ts'
import { type GstScheme, gstSchemeNames } from './returns.ts'

/** Up to how many crore rupees schemes are open; one that is not named is open to all. */
const schemeLimits = z.partialRecord(z.enum(gstSchemeNames), z.number())
export type SchemeLimits = z.infer<typeof schemeLimits>

export const getSchemeLimits = endpoint({
  method: 'GET',
  path: '/merchant/gst/scheme-limits',
  reads: ['law'],
  summary: 'Up to which turnover the schemes of GST are open today',
  allow: merchantArea('apply'),
  reply: schemeLimits,
})

/** The limits that hold on a day. */
export function schemeLimitsOn(law: LawBook, day: string): SchemeLimits {
  const limits: SchemeLimits = {}
  for (const scheme of gstSchemeNames) {
    const limit = law.on('scheme-limit', schemeLimitCode(scheme), day)
    if (limit) limits[scheme] = limit.value.upToCrore
  }
  return limits
}

/** 'QRMP' of 'QRMP, quarterly', as people say it in a sentence. */
const spoken: Partial<Record<GstScheme, Words>> = { qrmp: 'QRMP', composition: gstListTexts.composition }

/** Why a client of this turnover is not under its scheme, if so. */
export function wrongScheme(
  { scheme, turnover }: Pick<GstClientChange, 'scheme' | 'turnover'>,
  limits: SchemeLimits,
): string | undefined {
  const limit = limits[scheme]
  if (limit === undefined || !isAbove(turnover, limit)) return undefined
  return gstListTexts.schemeIsForATurnover({
    scheme: say(spoken[scheme] ?? gstListTexts.thisScheme),
    limit: croreWords(limit),
  })
}
