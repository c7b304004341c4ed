import { TextInput } from '@mantine/core'
import { wrongBy } from '../../contract/form/wrong-by.ts'
import { isKeyOf } from '../../contract/kernel/keys-of.ts'
import { type DetailStep, detailSteps } from '../../contract/kyc.ts'
import { PlaceFields } from '../ui/form/place-fields.tsx'
import { SelectField } from '../ui/form/select-field.tsx'
import type { DetailForm } from './detail-form.ts'
import { kycField, kycFields } from './kyc-fields.ts'

interface Props {
  step: DetailStep
  form: DetailForm
  /** Masked; empty while none is kept. */
  keptAadhaar: string
}

/** The fields of one step, in their order. */
export function StepFields({ step, form, keptAadhaar }: Props) {
  return Object.entries(detailSteps[step].shape).map(([name, schema]) => {
    if (name === 'pin') return <PlaceFields key={name} form={placeForm(form)} />
    if (name === 'state' || name === 'district' || !isKeyOf(kycFields, name)) return null
    if (name === 'aadharNo') return <AadhaarField key={name} form={form} kept={keptAadhaar} />
    const { label, look, options } = kycField(name)
    // Whether a field may stay empty, its own rule says.
    const field = { label, required: wrongBy(schema)('') !== undefined, ...form.getInputProps(name) }
    if (options) return <SelectField key={name} options={options} {...field} />
    return <TextInput key={name} {...look} {...field} />
  })
}

function AadhaarField({ form, kept }: { form: DetailForm; kept: string }) {
  const { label, look } = kycField('aadharNo')
  return (
    <TextInput
      label={label}
      required={kept === ''}
      description={kept ? `Kept: ${kept}. Leave this empty to keep it.` : '12 digits. We keep it encrypted.'}
      {...look}
      {...form.getInputProps('aadharNo')}
    />
  )
}

/** The part of the form that tells a place. */
function placeForm({ values, setValues, getInputProps }: DetailForm) {
  const { pin = '', state = '', district = '' } = values
  return { values: { pin, state, district }, setValues, getInputProps }
}
