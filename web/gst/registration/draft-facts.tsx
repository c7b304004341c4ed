import { Stack, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { constitutions, isConstitution } from '../../../contract/gst/constitution.ts'
import {
  activities,
  type GstDraft,
  type GstPerson,
  type GstPlace,
  liabilityReasons,
  possessions,
} from '../../../contract/gst/registration-draft.ts'
import { formatDate } from '../../../contract/kernel/dates.ts'
import { maskAadhaar } from '../../../contract/kernel/ids.ts'
import { genderOptions } from '../../../contract/registration.ts'
import { Facts } from '../../ui/facts.tsx'

interface Props {
  draft: GstDraft
  /** How a person's Aadhaar number is drawn; masked unless said otherwise. */
  aadhaar?: (person: GstPerson) => ReactNode
}

const named = (table: Readonly<Record<string, string>>, name: string) => table[name] ?? name
const masked = ({ aadhaarNo }: GstPerson) => aadhaarNo && maskAadhaar(aadhaarNo)

/** The form, read only. */
export function DraftFacts({ draft, aadhaar = masked }: Props) {
  return (
    <Stack gap="md">
      <Facts facts={businessFacts(draft)} />
      <Title order={3}>Principal place of business</Title>
      <Facts facts={placeFacts(draft.place)} />
      {draft.additional.map((place, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places have no name of their own and do not move here
        <Stack key={i} gap="sm">
          <Title order={3}>{`Additional place ${i + 1}`}</Title>
          <Facts facts={placeFacts(place)} />
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

const businessFacts = (draft: GstDraft): [string, ReactNode][] => [
  ['Constitution', isConstitution(draft.constitution) ? constitutions[draft.constitution].label : undefined],
  ['Legal name', draft.legalName],
  ['PAN', draft.panNo.toUpperCase()],
  ['Trade name', draft.tradeName],
  ['E-mail', draft.emailId],
  ['Mobile', draft.mobileNo],
  ['District and state', [draft.district, draft.state].filter(Boolean).join(', ')],
  ['Reason', named(liabilityReasons, draft.reason)],
  ['Liable since', formatDate(draft.liableFrom)],
  ['Composition', draft.composition === 'yes' ? 'Yes' : 'No'],
  ['Goods and services', draft.supplies.map(({ code, description }) => `${code} ${description}`.trim()).join('; ')],
  [
    'Bank account',
    draft.bankLater ? 'Given later' : [draft.accountNo, draft.ifsc.toUpperCase()].filter(Boolean).join(', '),
  ],
]

const placeFacts = ({ address1, address2, pin, possession, activity }: GstPlace): [string, ReactNode][] => [
  ['Address', [address1, address2, pin].filter(Boolean).join(', ')],
  ['Possession', named(possessions, possession)],
  ['Activity', named(activities, activity)],
]

const personFacts = (
  person: GstPerson,
  aadhaar: NonNullable<Props['aadhaar']>,
  signs: boolean,
): [string, ReactNode][] => [
  ['Signs', signs ? 'Authorised signatory' : ''],
  ["Father's name", person.fatherName],
  ['Date of birth', formatDate(person.dob)],
  ['Gender', genderOptions.find(({ value }) => value === person.gender)?.label],
  ['Mobile', person.mobileNo],
  ['E-mail', person.emailId],
  ['PAN', person.panNo.toUpperCase()],
  ['Aadhaar', aadhaar(person)],
  ['Address', person.address],
]
