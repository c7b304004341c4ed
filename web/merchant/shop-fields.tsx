import { SimpleGrid, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { Option } from '../../contract/kernel/fields.ts'
import { PlaceFields } from '../ui/form/place-fields.tsx'
import { SelectField } from '../ui/form/select-field.tsx'
import { type emptyMember, labels } from './member-labels.ts'

interface Props {
  form: UseFormReturnType<typeof emptyMember>
  idTypes: readonly Option[]
}

export function ShopFields({ form, idTypes }: Props) {
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
      <TextInput label={labels.shopName} required autoComplete="off" {...form.getInputProps('shopName')} />
      <SelectField label={labels.idType} required options={idTypes} {...form.getInputProps('idType')} />
      <TextInput label={labels.address1} required autoComplete="off" {...form.getInputProps('address1')} />
      <TextInput label={labels.address2} autoComplete="off" {...form.getInputProps('address2')} />
      <TextInput label={labels.address3} autoComplete="off" {...form.getInputProps('address3')} />
      <PlaceFields form={form} />
      <TextInput label={labels.gstNo} autoComplete="off" maxLength={15} {...form.getInputProps('gstNo')} />
    </SimpleGrid>
  )
}
