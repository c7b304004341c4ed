import { Stack, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { fieldWords } from '../../../contract/form/field-words.ts'
import { businessFields } from '../../../contract/gst/fields/business-fields.ts'
import { personFields } from '../../../contract/gst/fields/person-fields.ts'
import { placeFields } from '../../../contract/gst/fields/place-fields.ts'
import { bankFields } from '../../../contract/gst/fields/supply-fields.ts'
import type { GstDraft, GstPerson } from '../../../contract/gst/registration-draft.ts'
import type { GstFieldFacts, GstFields } from '../../../contract/gst/registration-field-kinds.ts'
import { maskAadhaar } from '../../../contract/kernel/ids.ts'
import { gstRegistrationTexts } from '../../../texts/en/gst-registration.ts'
import { say } from '../../../texts/say.ts'
import { Facts } from '../../ui/facts.tsx'

interface Props {
  draft: GstDraft
  /** How a person's Aadhaar number is drawn; masked unless said otherwise. */
  aadhaar?: (person: GstPerson) => ReactNode
}

type Fact = readonly [name: string, value: ReactNode]
const masked = ({ aadhaarNo }: GstPerson) => aadhaarNo && maskAadhaar(aadhaarNo)

/** The form, read only. */
export function DraftFacts({ draft, aadhaar = masked }: Props) {
  return (
    <Stack gap="md">
      <Facts facts={businessFacts(draft)} />
      <Title order={3}>{gstRegistrationTexts.principalPlace()}</Title>
      <Facts facts={factsOf(placeFields, draft.place)} />
      {draft.additional.map((place, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places have no name of their own and do not move here
        <Stack key={i} gap="sm">
          <Title order={3}>{gstRegistrationTexts.additionalPlaceNumber({ number: i + 1 })}</Title>
          <Facts facts={factsOf(placeFields, place)} />
        </Stack>
      ))}
      {draft.people.map((person) => (
        <Stack key={person.key} gap="sm">
          <Title order={3}>{person.name}</Title>
          <Facts facts={personFacts(person, aadhaar, draft.signatory === person.key)} />
        </Stack>
      ))}
    </Stack>
  )
}

const businessFacts = (draft: GstDraft): Fact[] => [
  ...factsOf(businessFields, draft),
  [
    gstRegistrationTexts.goodsAndServices(),
    draft.supplies.map(({ code, description }) => `${code} ${description}`.trim()).join('; '),
  ],
  ...(draft.bankLater
    ? [[gstRegistrationTexts.bankAccount(), gstRegistrationTexts.givenLater()] as const]
    : factsOf(bankFields, draft)),
]

const personFacts = (person: GstPerson, aadhaar: NonNullable<Props['aadhaar']>, signs: boolean): Fact[] => [
  [gstRegistrationTexts.signs(), signs ? gstRegistrationTexts.authorisedSignatory() : ''],
  ...factsOf(personFields, person).map(
    ([name, said]): Fact => [name, name === say(personFields.aadhaarNo.read) ? aadhaar(person) : said],
  ),
]

/** The fields of a part as they are read; those with one name share a line. */
function factsOf(fields: GstFields, values: Readonly<Record<string, unknown>>): Fact[] {
  const lines = new Map<string, string[]>()
  for (const [name, field] of Object.entries(fields))
    if (field.section) lines.set(say(field.read), [...(lines.get(say(field.read)) ?? []), wordsOf(field, values[name])])
  return [...lines].map(([read, words]) => [read, words.filter(Boolean).join(', ')])
}

const wordsOf = (field: GstFieldFacts, value: unknown): string =>
  typeof value === 'string' ? fieldWords(field, value) : ''
