import * as z from 'zod/mini'
import { checkTexts } from '../../texts/en/checks.ts'
import { panFieldsTexts } from '../../texts/en/pan-fields.ts'
import { said } from '../../texts/said.ts'
import { endpoint, nothing } from '../kernel/endpoint.ts'
import { anyText, byId } from '../kernel/fields.ts'
import { keysOf } from '../kernel/keys-of.ts'
import { merchantArea } from '../kernel/role.ts'
import { aoCode } from '../reference-data.ts'
import { agreedTotal, saleQuote } from '../sale.ts'
import { panCategoryNames, panTypeNames } from './category.ts'
import { panDraft } from './draft.ts'
import { panFigures } from './pan-law.ts'
import { proofListNames } from './proof-lists.ts'
import { panStates } from './states.ts'

const allow = merchantArea('apply')
const mode = z.enum(['physical', 'paperless'], { error: checkTexts.required })
const card = z.enum(['card', 'epan'], { error: checkTexts.required })
const type = z.enum(panTypeNames, { error: checkTexts.required })

const proofBook = z.record(
  z.enum(proofListNames),
  z.readonly(z.array(z.object({ code: z.string(), label: z.string() }))),
)

/** Why an application was sent back. */
const reason = z.object({ code: z.string(), text: z.string(), remedy: z.string() })
export type PanReason = z.infer<typeof reason>

/** An application as its form shows it; the two Aadhaar numbers come masked. */
export const panSheet = z.object({
  id: z.string(),
  refNo: z.string(),
  applicantionType: type,
  cat: z.enum(panCategoryNames),
  mode,
  card,
  state: z.enum(panStates),
  formName: z.string(),
  version: z.number(),
  draft: panDraft,
  reasons: z.array(reason),
  /** Until this day it can be mended free of charge; nothing where no end is set. */
  freeUntil: z.nullable(z.string()),
  refundAsked: z.boolean(),
  /** The papers that are taken today, list by list. */
  proofs: proofBook,
  /** The figures of law that the form goes by today. */
  figures: panFigures,
})
export type PanSheet = z.infer<typeof panSheet>

const seen = z.object({ version: z.int({ error: checkTexts.invalid }) })

export const beginPan = endpoint({
  method: 'POST',
  path: '/merchant/nsdlpan/apply',
  changes: ['nsdl-pan'],
  summary: 'Begin an application: a draft that costs nothing',
  allow,
  body: z.object({ type, category: z.enum(panCategoryNames, { error: checkTexts.required }), mode, card }),
  reply: z.object({ id: z.string() }),
})
export const getPanSheet = endpoint({
  method: 'GET',
  path: '/merchant/nsdlpan/apply/:id',
  reads: ['nsdl-pan'],
  summary: 'An application as its form shows it',
  allow,
  owned: true,
  params: byId,
  reply: panSheet,
})
export const savePan = endpoint({
  method: 'POST',
  path: '/merchant/nsdlpan/apply/:id/save',
  changes: ['nsdl-pan'],
  summary: 'Keep what was typed so far, half done or not; whoever saw an older version is refused',
  allow,
  params: byId,
  body: z.extend(seen, { draft: panDraft }),
  reply: z.object({ version: z.number(), savedAt: z.string() }),
})
export const discardPan = endpoint({
  method: 'DELETE',
  path: '/merchant/nsdlpan/apply/:id',
  changes: ['nsdl-pan'],
  summary: 'Throw a draft away',
  allow,
  owned: true,
  params: byId,
  reply: nothing,
})

/** Somebody who seems to have an open application; the token only where it is one of the own shop. */
const duplicate = z.object({ by: z.enum(['aadhaar', 'name']), refNo: z.nullable(z.string()) })
export type PanDuplicate = z.infer<typeof duplicate>

export const panQuote = z.extend(saleQuote, {
  formName: z.string(),
  duplicates: z.array(duplicate),
  /** What still keeps it from being sent in, by field; the server looks at the whole Aadhaar numbers. */
  wrong: z.record(z.string(), z.string()),
  /** The card goes to an address outside India, which has a price of its own. */
  abroad: z.boolean(),
  /** The AO code stands on our list. */
  aoKnown: z.boolean(),
})
export type PanQuote = z.infer<typeof panQuote>
export const quotePan = endpoint({
  method: 'GET',
  path: '/merchant/nsdlpan/apply/:id/quote',
  reads: ['nsdl-pan', 'wallet', 'package'],
  summary: 'What sending an application in costs and brings, and what still speaks against it',
  allow,
  owned: true,
  params: byId,
  reply: panQuote,
})

const cardPrice = z.object({
  card,
  price: z.number(),
  commission: z.number(),
  missing: z.number(),
  /** Sent to an address outside India; nothing where that is not sold. */
  priceAbroad: z.nullable(z.number()),
})
export const getPanPrices = endpoint({
  method: 'GET',
  path: '/merchant/nsdlpan/prices',
  reads: ['package'],
  summary: 'What each kind of card costs, before a form is begun',
  allow,
  query: z.object({ type, mode }),
  reply: z.object({ balance: z.number(), cards: z.array(cardPrice) }),
})

const submitted = z.object({ id: z.string(), refNo: z.string(), state: z.enum(panStates) })
export const submitPan = endpoint({
  method: 'POST',
  path: '/merchant/nsdlpan/apply/:id/submit',
  changes: ['nsdl-pan', 'wallet'],
  summary: 'Send an application in and pay for it',
  allow,
  once: true,
  params: byId,
  body: z.object({ ...seen.shape, ...agreedTotal }),
  reply: submitted,
})
export const cancelPan = endpoint({
  method: 'POST',
  path: '/merchant/nsdlpan/apply/:id/cancel',
  changes: ['nsdl-pan', 'wallet'],
  summary: 'Cancel an application before it is verified; the whole price comes back',
  allow,
  once: true,
  params: byId,
  reply: submitted,
})
export const reapplyPan = endpoint({
  method: 'POST',
  path: '/merchant/nsdlpan/reapply/:id',
  changes: ['nsdl-pan'],
  summary: 'Send in again what was sent back, as it was saved since; free of charge while the days last',
  allow,
  params: byId,
  body: seen,
  reply: submitted,
})
export const askPanRefund = endpoint({
  method: 'POST',
  path: '/merchant/nsdlpan/reapply/:id/ask-refund',
  changes: ['nsdl-pan'],
  summary: 'Ask for the money of what was sent back, once it can no longer be mended for free',
  allow,
  owned: true,
  params: byId,
  reply: nothing,
})

/** AO codes that do not hang on an address in India. */
export const aoPresets = said({ forces: panFieldsTexts.forces, abroad: panFieldsTexts.abroad })
export type AoPreset = keyof typeof aoPresets
export const findAoCodes = endpoint({
  method: 'GET',
  path: '/merchant/nsdlpan/ao-code',
  reads: ['ao-code'],
  summary: 'AO codes of a city or with a word in them, at most fifty',
  allow,
  query: z.object({
    search: z._default(anyText(80), ''),
    preset: z.optional(z.enum(keysOf(aoPresets), { error: checkTexts.invalid })),
  }),
  reply: z.array(aoCode),
})
