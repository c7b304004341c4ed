import { Button, Checkbox, Group, Stack, Switch, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import * as z from 'zod/mini'
import {
  addIdType,
  changeIdType,
  type getIdTypeChoices,
  type IdTypeChange,
  type IdTypeRow,
  idTypeChange,
} from '../../contract/catalogue/id-type.ts'
import type { ReplyOf } from '../../contract/kernel/endpoint.ts'
import { fieldMessages } from '../../contract/kernel/problem.ts'
import { call } from '../platform/call.ts'
import { PortalForm } from '../ui/form/portal-form.tsx'
import { SelectField } from '../ui/form/select-field.tsx'
import { useSubmit } from '../ui/form/use-submit.ts'
import { WholeNumberInput } from '../ui/form/whole-number-input.tsx'
import { toastSuccess } from '../ui/toast.ts'
import { readPaise, showPaise } from './price-text.ts'

interface Props {
  idType: IdTypeRow | undefined
  choices: ReplyOf<typeof getIdTypeChoices>
  onClose: () => void
}

const labels = {
  name: 'Name',
  level: 'Level',
  price: 'Price of an id (₹)',
  defaultPackageId: 'Default package',
  recruits: 'May add below itself',
  active: 'In use',
}
const blank: IdTypeChange = { name: '', level: 1, price: 0, defaultPackageId: '', recruits: [], active: true }

/** The fields of an id type; the price is typed in rupees. */
export function IdTypeForm({ idType, choices, onClose }: Props) {
  const { name, level, price, defaultPackageId, recruits, active } = idType ?? blank
  const form = useForm({
    initialValues: { name, level, price: showPaise(price), defaultPackageId, recruits, active },
    validate: (values) => {
      const read = z.safeParse(idTypeChange, { ...values, price: readPaise(values.price) })
      return read.success ? {} : fieldMessages(read.error)
    },
  })
  const submit = useSubmit(form, {
    send: (values) => {
      const body = { ...values, price: readPaise(values.price) ?? Number.NaN }
      return idType ? call(changeIdType, { params: { id: idType.id }, body }) : call(addIdType, { body })
    },
    done: () => {
      toastSuccess('Id type saved')
      onClose()
    },
  })
  return (
    <PortalForm submit={submit} labels={labels}>
      <TextInput label={labels.name} required data-autofocus {...form.getInputProps('name')} />
      <Group grow align="flex-start">
        <WholeNumberInput label={labels.level} description="1 to 9" required {...form.getInputProps('level')} />
        <TextInput label={labels.price} required inputMode="decimal" {...form.getInputProps('price')} />
      </Group>
      <SelectField
        label={labels.defaultPackageId}
        required
        options={choices.packages}
        {...form.getInputProps('defaultPackageId')}
      />
      <Checkbox.Group
        label={labels.recruits}
        description="The kinds of merchants that one of this kind may take in."
        {...form.getInputProps('recruits')}
      >
        <Stack gap="xs" mt="xs">
          {choices.idTypes.map(({ value, label }) => (
            <Checkbox key={value} value={value} label={label} />
          ))}
        </Stack>
      </Checkbox.Group>
      <Switch label={labels.active} {...form.getInputProps('active', { type: 'checkbox' })} />
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit">Save</Button>
      </Group>
    </PortalForm>
  )
}
