import { Stack } from '@mantine/core'
import { isWanted } from '../../contract/form/check-fields.ts'
import { fieldWords } from '../../contract/form/field-words.ts'
import { formatDateTime } from '../../contract/kernel/dates.ts'
import {
  fieldsOfSection,
  type RegistrationFieldName,
  type RegistrationSection,
  registrationField,
} from '../../contract/registration-fields.ts'
import type { RegistrationDetail } from '../../contract/registration-review.ts'
import { say } from '../../texts/say.ts'
import { districtWords } from '../ui/district-words.ts'
import { Facts } from '../ui/facts.tsx'
import { SectionCard } from '../ui/section-card.tsx'

interface Props {
  registration: RegistrationDetail
}

/** The left half: what was given, read only. What came with it stands before and behind. */
export function RegistrationFacts({ registration: r }: Props) {
  return (
    <Stack gap="md">
      <Part
        section="User Information"
        registration={r}
        before={[
          ['Ref No.', r.refNo],
          ['Dated', formatDateTime(r.dated)],
        ]}
      />
      <Part section="Shop Information" registration={r} behind={[['IP Address', r.clientIp]]} />
    </Stack>
  )
}

type Fact = readonly [name: string, value: string]

interface PartProps extends Props {
  section: RegistrationSection
  before?: readonly Fact[]
  behind?: readonly Fact[]
}

function Part({ section, registration, before = [], behind = [] }: PartProps) {
  const given = fieldsOfSection(section).map(
    (name): Fact => [say(registrationField(name).read), wordsOf(name, registration)],
  )
  return (
    <SectionCard title={section}>
      <Facts facts={[...before, ...given, ...behind]} />
    </SectionCard>
  )
}

function wordsOf(name: RegistrationFieldName, r: RegistrationDetail): string {
  if (name === 'idType') return r.idName
  if (name === 'district') return districtWords(r.district, r.districtKnown)
  const field = registrationField(name)
  // What may stay empty is shown as left empty.
  return fieldWords(field, r[name]) || (isWanted(field, { idTypes: [] }) ? '' : '–')
}
