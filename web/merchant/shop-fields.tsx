import { SimpleGrid, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { Option } from '../../contract/kernel/fields.ts'
import { entriesOf } from '../../contract/kernel/keys-of.ts'
import { registrationField, type shopFields } from '../../contract/registration-fields.ts'
import { boxLook, keyboards } from '../ui/form/box-look.ts'
import { PlaceFields } from '../ui/form/place-fields.tsx'
import { SelectField } from '../ui/form/select-field.tsx'
import { type emptyMember, labels } from './member-labels.ts'

interface Props {
  form: UseFormReturnType<typeof emptyMember>
  idTypes: readonly Option[]
}

/** What a registration asks of a shop, as it is drawn here; the pincode draws the whole place. */
const boxes: Record<keyof typeof shopFields, 'text' | 'id type' | 'place' | 'with the pincode'> = {
  shopName: 'text',
  idType: 'id type',
  address1: 'text',
  address2: 'text',
  address3: 'text',
  pin: 'place',
  state: 'with the pincode',
  district: 'with the pincode',
}

export function ShopFields({ form, idTypes }: Props) {
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
      {entriesOf(boxes).map(([name, box]) => {
        const field = registrationField(name)
        const shared = { label: labels()[name], required: field.wanted === true, ...form.getInputProps(name) }
        if (box === 'text')
          return <TextInput key={name} {...boxLook(field, { idTypes })} autoComplete="off" {...shared} />
        if (box === 'id type') return <SelectField key={name} options={idTypes} {...shared} />
        return box === 'place' && <PlaceFields key={name} form={form} />
      })}
      <TextInput
        label={labels().gstNo}
        autoComplete="off"
        {...keyboards.capitals}
        maxLength={15}
        {...form.getInputProps('gstNo')}
      />
    </SimpleGrid>
  )
}
