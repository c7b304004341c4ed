import { TextInput } from '@mantine/core'
import type { Option } from '../../contract/kernel/fields.ts'
import { SelectField } from '../ui/form/select-field.tsx'
import { PlaceFields } from './place-fields.tsx'
import type { RegistrationForm } from './use-registration-form.ts'

interface Props {
  form: RegistrationForm
  idTypes: readonly Option[]
}

export function ShopStep({ form, idTypes }: Props) {
  return (
    <>
      <TextInput {...form.field('shopName')} autoComplete="organization" />
      <SelectField {...form.field('idType')} options={idTypes} />
      <TextInput {...form.field('address1')} autoComplete="address-line1" />
      <TextInput {...form.field('address2')} autoComplete="address-line2" />
      <TextInput {...form.field('address3')} autoComplete="address-line3" />
      <PlaceFields form={form} />
    </>
  )
}
