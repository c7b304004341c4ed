import { isWanted } from '../../contract/form/check-fields.ts'
import { fieldLabel } from '../../contract/form/field-words.ts'
import { resolve } from '../../contract/form/form-field.ts'
import { type DetailStep, fieldsOfStep, type KycFieldName, type KycForms, kycField } from '../../contract/kyc-fields.ts'
import { DescribedBox } from '../ui/form/described-box.tsx'
import { PlaceFields } from '../ui/form/place-fields.tsx'
import { SelectField } from '../ui/form/select-field.tsx'
import type { DetailForm } from './detail-form.ts'

interface Props {
  form: DetailForm
  /** Whose KYC it is, and what is kept of it already. */
  question: KycForms['question']
}

/** The fields of one step, in their order. State and district are drawn with the pincode, which fills them in. */
export function StepFields({ step, ...shared }: Props & { step: DetailStep }) {
  return fieldsOfStep(step).map((name) => {
    if (name === 'pin') return <PlaceFields key={name} form={placeForm(shared.form)} />
    return name === 'state' || name === 'district' ? null : <FieldBox key={name} name={name} {...shared} />
  })
}

/** One field, typed or chosen, as the table of the fields has it. */
function FieldBox({ name, form, question }: Props & { name: KycFieldName }) {
  const field = kycField(name)
  const input = {
    label: fieldLabel(field, question),
    required: isWanted(field, question),
    description: resolve(field.hint, question),
    ...form.getInputProps(name),
  }
  if (field.choices) return <SelectField options={field.choices} {...input} />
  return <DescribedBox field={field} question={question} {...input} />
}

/** The part of the form that tells a place. */
function placeForm({ values, setValues, getInputProps }: DetailForm) {
  const { pin = '', state = '', district = '' } = values
  return { values: { pin, state, district }, setValues, getInputProps }
}
