import { TextInput, type TextInputProps } from '@mantine/core'
import { genderOptions, latestBirthday } from '../../contract/registration.ts'
import { PlaceFields } from '../ui/form/place-fields.tsx'
import { SelectField } from '../ui/form/select-field.tsx'
import type { DetailForm } from './detail-form.ts'
import { fieldLabels } from './kyc-words.ts'

const capitals: TextInputProps = { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false }
const digits: TextInputProps = { autoComplete: 'off', inputMode: 'numeric' }

const looks: Record<string, TextInputProps> = {
  bussName: { autoComplete: 'organization' },
  address1: { autoComplete: 'address-line1' },
  address2: { autoComplete: 'address-line2' },
  address3: { autoComplete: 'address-line3' },
  panNo: { ...capitals, maxLength: 10, description: '10 characters, such as ABCPD1234E.' },
  gstNo: { ...capitals, maxLength: 15, description: 'If your business has one. It belongs to the PAN above.' },
  accountNo: { ...digits, description: 'The account of the cancelled cheque.' },
  ifsc: { ...capitals, maxLength: 11, description: 'Printed on the cheque, such as SBIN0001234.' },
  fName: { autoComplete: 'given-name', description: 'As your PAN card says.' },
  lName: { autoComplete: 'family-name', description: 'Leave it empty if you have one name only.' },
  dob: { type: 'date', min: '1900-01-01', max: latestBirthday(), autoComplete: 'bday' },
}
const optional = ['address2', 'address3', 'gstNo', 'lName']

interface Props {
  names: readonly string[]
  form: DetailForm
  /** Masked; empty while none is kept. */
  keptAadhaar: string
}

/** The fields of one step, in their order. */
export function StepFields({ names, form, keptAadhaar }: Props) {
  return names.map((name) => {
    if (name === 'pin') return <PlaceFields key={name} form={placeForm(form)} />
    if (name === 'state' || name === 'district') return null
    if (name === 'aadharNo') return <AadhaarField key={name} form={form} kept={keptAadhaar} />
    const field = { label: fieldLabels[name], required: !optional.includes(name), ...form.getInputProps(name) }
    if (name === 'gender') return <SelectField key={name} options={genderOptions} {...field} />
    return <TextInput key={name} {...looks[name]} {...field} />
  })
}

function AadhaarField({ form, kept }: { form: DetailForm; kept: string }) {
  return (
    <TextInput
      label={fieldLabels.aadharNo}
      required={kept === ''}
      description={kept ? `Kept: ${kept}. Leave this empty to keep it.` : '12 digits. We keep it encrypted.'}
      {...digits}
      maxLength={14}
      {...form.getInputProps('aadharNo')}
    />
  )
}

/** The part of the form that tells a place. */
function placeForm({ values, setValues, getInputProps }: DetailForm) {
  const { pin = '', state = '', district = '' } = values
  return { values: { pin, state, district }, setValues, getInputProps }
}
