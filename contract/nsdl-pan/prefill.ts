import * as z from 'zod/mini'
import { checkTexts } from '../../texts/en/checks.ts'
import { prefillTexts } from '../../texts/en/prefill.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { byId, requiredText } from '../kernel/fields.ts'
import { mobileText, pincodeText } from '../kernel/identity-fields.ts'
import { isAadhaar, plainDigits } from '../kernel/ids.ts'
import { entriesOf } from '../kernel/keys-of.ts'
import { merchantArea } from '../kernel/role.ts'
import { panTypeNames } from './category.ts'
import type { SharedFields } from './check-facts.ts'
import type { PanDraft } from './draft.ts'
import { type PanField, panFields } from './fields.ts'
import type { SectionName } from './form-places.ts'
import { panStates } from './states.ts'

const allow = merchantArea('apply')

/** What the form can fill in by itself for a shop. */
export const getPanHelp = endpoint({
  method: 'GET',
  path: '/merchant/nsdlpan/help',
  reads: ['merchant'],
  summary:
    "The shop's e-mail address, for customers who have none, and the keys that prove the QR code of an Aadhaar card",
  allow,
  reply: z.object({ shopEmail: z.string(), aadhaarKeys: z.array(z.string()) }),
})

/** Wards are cut by where people live or work, and often by what they do. */
export const occupations = ['salary', 'business', 'other'] as const
export type Occupation = (typeof occupations)[number]

export const occupationOf = ({ income }: Pick<SharedFields, 'income'>): Occupation =>
  occupations.find((occupation) => income.some((source) => source === occupation)) ?? 'other'

const aoParts = z.object({ aoArea: z.string(), aoType: z.string(), aoRange: z.string(), aoNumber: z.string() })
export const suggestAoCode = endpoint({
  method: 'GET',
  path: '/merchant/nsdlpan/ao-code/suggested',
  reads: ['ao-code'],
  summary: 'The AO code that the provider has taken most often for a pincode and an occupation, if any',
  allow,
  query: z.object({ pin: pincodeText, occupation: z.enum(occupations, { error: checkTexts.invalid }) }),
  reply: z.object({ code: z.nullable(aoParts) }),
})

/** A customer of the own shop who has applied before. */
const earlier = z.object({
  id: z.string(),
  refNo: z.string(),
  cardName: z.string(),
  applicantionType: z.enum(panTypeNames),
  state: z.enum(panStates),
  date: z.string(),
  /** Whoever has a PAN must not get a second one. */
  hasPan: z.boolean(),
})
export type EarlierApplication = z.infer<typeof earlier>

const aadhaarText = requiredText(20).check(
  z.overwrite(plainDigits),
  z.refine(isAadhaar, { error: prefillTexts.notAnAadhaar }),
)
const agreed = z.literal(true, { error: prefillTexts.customerAgrees })
export const findEarlierPans = endpoint({
  method: 'POST',
  path: '/merchant/nsdlpan/earlier',
  reads: ['nsdl-pan'],
  summary:
    "Earlier applications of a customer of the own shop, by mobile or Aadhaar number, with the customer's consent",
  allow,
  limit: 'track',
  body: z.object({ mobileNo: z.optional(mobileText), aadhaarNo: z.optional(aadhaarText), consent: agreed }),
  reply: z.array(earlier),
})

/** The same person, or somebody of the same household: then only the address and how to reach them. */
export const takenParts = ['person', 'household'] as const
export type TakenPart = (typeof takenParts)[number]

export const takeEarlierPan = endpoint({
  method: 'POST',
  path: '/merchant/nsdlpan/earlier/:id',
  changes: ['nsdl-pan'],
  summary: 'What can be taken over from an earlier application of the own shop; the Aadhaar number is asked anew',
  allow,
  owned: true,
  params: byId,
  body: z.object({ part: z.enum(takenParts, { error: checkTexts.required }), consent: agreed }),
  // Not the whole sheet: what is left out stays as it was typed.
  reply: z.object({ fields: z.record(z.string(), z.union([z.string(), z.boolean(), z.array(z.string())])) }),
})

/** What belongs to one application only: its papers, its changes, its consent, and the numbers that are sealed. */
const notTaken: readonly PanField[] = ['aadhaarNo', 'raAadhaarNo', 'place', 'consent']
const ownSections: readonly (SectionName | null)[] = ['Documents', 'Correction', 'Representative']
const household: readonly (SectionName | null)[] = ['Residence', 'Contact']

/** Of an earlier sheet what has most likely not changed, without what is empty. */
export function fieldsTaken(data: Partial<PanDraft>, part: TakenPart): Partial<PanDraft> {
  const taken = entriesOf(panFields).filter(([field, { section }]) =>
    notTaken.includes(field)
      ? false
      : part === 'household'
        ? household.includes(section)
        : !ownSections.includes(section),
  )
  const filled = taken.flatMap(([field]) => (isFilled(data[field]) ? [[field, data[field]] as const] : []))
  return Object.fromEntries(filled)
}

export const isFilled = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== undefined && value !== '' && value !== false
