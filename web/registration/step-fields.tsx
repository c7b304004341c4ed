import { resolve } from '../../contract/form/form-field.ts'
import type { Option } from '../../contract/kernel/fields.ts'
import { fieldsOfStep, type RegistrationStep, registrationField } from '../../contract/registration-fields.ts'
import { DescribedBox } from '../ui/form/described-box.tsx'
import { SelectField } from '../ui/form/select-field.tsx'
import { PlaceFields } from './place-fields.tsx'
import type { FieldName } from './registration-fields.ts'
import type { RegistrationForm } from './use-registration-form.ts'

interface Props {
  form: RegistrationForm
  idTypes: readonly Option[]
}

/** The fields of a step, in their order. State and district are drawn with the pincode, which fills them in. */
export function StepFields({ step, ...shared }: Props & { step: RegistrationStep }) {
  return fieldsOfStep(step).map((name) => {
    if (name === 'pin') return <PlaceFields key={name} form={shared.form} />
    return name === 'state' || name === 'district' ? null : <FieldBox key={name} name={name} {...shared} />
  })
}

/** One field, typed or chosen, as the table of the fields has it. */
function FieldBox({ name, form, idTypes }: Props & { name: FieldName }) {
  const field = registrationField(name)
  const question = { idTypes }
  const input = { ...form.field(name), description: resolve(field.hint, question) }
  const choices = field.offered?.(question) ?? field.choices
  if (choices) return <SelectField {...input} options={choices} />
  return <DescribedBox field={field} question={question} {...input} onChange={(typed) => form.write(name, typed)} />
}
