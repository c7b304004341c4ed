import * as z from 'zod/mini'
import { checkTexts } from '../../texts/en/checks.ts'
import { gstFormTexts } from '../../texts/en/gst-form.ts'
import { schemasOf } from '../form/schemas-of.ts'
import { businessFields } from './fields/business-fields.ts'
import { endFields, personFields } from './fields/person-fields.ts'
import { placeFields } from './fields/place-fields.ts'
import { bankFields, supplyFields } from './fields/supply-fields.ts'

const place = z.object(schemasOf(placeFields))
export type GstPlace = z.infer<typeof place>

const supply = z.object(schemasOf(supplyFields))

const person = z.object({
  /** Made up by the form, so that a paper stays with its person when others come and go. */
  key: z.string({ error: checkTexts.required }).check(z.regex(/^[a-z0-9]{1,12}$/, { error: checkTexts.invalid })),
  ...schemasOf(personFields),
})
export type GstPerson = z.infer<typeof person>

export const mostPlaces = 5
export const mostSupplies = 5
export const mostPeople = 10

const distinct = (people: readonly { key: string }[]) => new Set(people.map(({ key }) => key)).size === people.length

/** Everything that the form asks, half filled or not. */
export const gstDraft = z.object({
  ...schemasOf(businessFields),
  place: z._default(place, () => emptyPlace()),
  additional: z._default(
    z.array(place).check(z.maxLength(mostPlaces, { error: () => gstFormTexts.atMost({ most: mostPlaces }) })),
    () => [],
  ),
  supplies: z._default(
    z.array(supply).check(z.maxLength(mostSupplies, { error: () => gstFormTexts.atMost({ most: mostSupplies }) })),
    () => [],
  ),
  bankLater: z._default(z.boolean({ error: checkTexts.invalid }), false),
  ...schemasOf(bankFields),
  people: z._default(
    z
      .array(person)
      .check(
        z.maxLength(mostPeople, { error: () => gstFormTexts.atMost({ most: mostPeople }) }),
        z.refine(distinct, { error: checkTexts.invalid }),
      ),
    () => [],
  ),
  ...schemasOf(endFields),
})
export type GstDraft = z.infer<typeof gstDraft>

export function emptyPlace(): GstPlace {
  return place.parse({})
}

export const emptyPerson = (key: string): GstPerson => person.parse({ key })
