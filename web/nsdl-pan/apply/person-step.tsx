import { Stack } from '@mantine/core'
import { formatDate } from '../../../contract/kernel/dates.ts'
import { isMinor } from '../../../contract/nsdl-pan/check-facts.ts'
import { isWanted } from '../../../contract/nsdl-pan/is-wanted.ts'
import { deviceNow } from '../../platform/device-clock.ts'
import { Field, Tick } from './field.tsx'
import { FieldGrid } from './field-grid.tsx'
import { usePanForm } from './pan-form.ts'

type Prefix = 'name' | 'other' | 'father' | 'mother' | 'ra'

/** The three parts of a name, the last one first, as the form has them. */
export function NameFields({ prefix }: { prefix: Prefix }) {
  const plain = { Last: 'Last name', First: 'First name', Middle: 'Middle name' }
  return (
    <>
      <Field name={`${prefix}Last`} label={plain.Last} />
      <Field name={`${prefix}First`} label={plain.First} />
      <Field name={`${prefix}Middle`} label={plain.Middle} />
    </>
  )
}

/** Who applies. */
export function PersonStep() {
  const { question } = usePanForm()
  const { draft } = question
  const minor = isMinor(question)
  return (
    <Stack gap="md">
      <FieldGrid title="Full name, exactly as in Aadhaar" below={<Tick name="knownByOther" />}>
        <NameFields prefix="name" />
        <Field name="cardName" />
        <Field name="title" />
      </FieldGrid>
      {draft.knownByOther && (
        <FieldGrid title="The other name">
          <NameFields prefix="other" />
        </FieldGrid>
      )}
      <FieldGrid title="Birth, gender and residence" below={minor ? null : <Tick name="withRepresentative" />}>
        <Field name="born" hint={minor ? minorHint(question.figures.adultAt) : undefined} />
        <Field name="gender" />
        <Field name="residency" />
        {(draft.residency === 'nri' || draft.residency === 'rnor') && <Field name="passportNo" />}
      </FieldGrid>
      <AadhaarFields />
    </Stack>
  )
}

/** Who lives abroad and signs on paper may have no Aadhaar. */
function AadhaarFields() {
  const { question } = usePanForm()
  const free = !isWanted('aadhaarNo', question)
  return (
    <FieldGrid title="Aadhaar" columns={2}>
      <Field name="aadhaarNo" hint={free ? 'If there is one: 12 digits. We keep it encrypted.' : undefined} />
      <Field name="aadhaarName" hint={free ? 'If there is one: letter by letter, as Aadhaar has it.' : undefined} />
    </FieldGrid>
  )
}

const minorHint = (adultAt: number) => `Below ${adultAt} on ${formatDate(deviceNow())}: a representative is asked for.`

/** Father and mother, and whose name the card carries. */
export function ParentsStep() {
  const { draft } = usePanForm()
  return (
    <Stack gap="md">
      <Tick name="singleMother" />
      {!draft.singleMother && (
        <FieldGrid title="Father">
          <NameFields prefix="father" />
        </FieldGrid>
      )}
      <FieldGrid title="Mother">
        <NameFields prefix="mother" />
      </FieldGrid>
      <FieldGrid columns={2}>
        <Field name="cardParent" hint="A married woman gives her father's name, never her husband's." />
      </FieldGrid>
    </Stack>
  )
}
