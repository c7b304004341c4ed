import { Stack } from '@mantine/core'
import { formatDate } from '../../../contract/kernel/dates.ts'
import { isMinor, panRules } from '../../../contract/nsdl-pan/check-facts.ts'
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
        <Field name="born" hint={bornHint(minor)} />
        <Field name="gender" />
        <Field name="residency" />
        {(draft.residency === 'nri' || draft.residency === 'rnor') && <Field name="passportNo" />}
      </FieldGrid>
      <FieldGrid title="Aadhaar" columns={2}>
        <Field name="aadhaarNo" />
        <Field name="aadhaarName" />
      </FieldGrid>
    </Stack>
  )
}

const bornHint = (minor: boolean) =>
  minor ? `Below ${panRules.adultAt} on ${formatDate(deviceNow())}: a representative is asked for.` : undefined

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
