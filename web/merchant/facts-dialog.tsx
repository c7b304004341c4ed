import { Button, Group, SimpleGrid, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import * as z from 'zod/mini'
import { keysOf } from '../../contract/kernel/keys-of.ts'
import { changeMerchant, type MerchantDetail, merchantChange } from '../../contract/merchant.ts'
import { call } from '../platform/call.ts'
import { keyboards } from '../ui/form/box-look.ts'
import { PlaceFields } from '../ui/form/place-fields.tsx'
import { PortalForm } from '../ui/form/portal-form.tsx'
import { useSubmit } from '../ui/form/use-submit.ts'
import { toastSuccess } from '../ui/toast.ts'
import { ActionDialog, type ActionProps } from './action-dialog.tsx'

const labels = {
  bussName: 'Business',
  mobileNo: 'Mobile No.',
  emailId: 'Email ID',
  panNo: 'PAN',
  gstNo: 'GSTIN',
  address1: 'Address Line 1',
  address2: 'Address Line 2',
  address3: 'Address Line 3',
  pin: 'Pincode',
  state: 'State',
  district: 'District',
}
const optional = ['gstNo', 'address2', 'address3']
const boxOf = {
  bussName: 'name',
  mobileNo: 'phone',
  emailId: 'email',
  panNo: 'capitals',
  gstNo: 'capitals',
  address1: 'plain',
  address2: 'plain',
  address3: 'plain',
} as const

function valuesOf(m: MerchantDetail) {
  const { bussName, mobileNo, emailId, panNo, gstNo, address1, address2, address3, pin, district } = m
  const state: string = m.state
  return { bussName, mobileNo, emailId, panNo, gstNo, address1, address2, address3, pin, state, district }
}

/** Corrects what is known of a business. How its owner signs in does not change. */
export function FactsDialog({ merchant, onClose, onSaved }: ActionProps) {
  const form = useForm({
    initialValues: valuesOf(merchant),
    validate: schemaResolver(merchantChange, { sync: true }),
  })
  const submit = useSubmit(form, {
    send: (values) => call(changeMerchant, { params: { id: merchant.id }, body: z.parse(merchantChange, values) }),
    done: () => {
      toastSuccess('Facts saved')
      onSaved()
    },
  })
  return (
    <ActionDialog title={`Facts of ${merchant.code}`} size="lg" onClose={onClose}>
      <PortalForm submit={submit} labels={labels}>
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
          {keysOf(boxOf).map((name) => (
            <TextInput
              key={name}
              label={labels[name]}
              required={!optional.includes(name)}
              autoComplete="off"
              {...keyboards[boxOf[name]]}
              {...form.getInputProps(name)}
            />
          ))}
          <PlaceFields form={form} />
        </SimpleGrid>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit">Save</Button>
        </Group>
      </PortalForm>
    </ActionDialog>
  )
}
