import { Button, Group } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import type { Option } from '../../contract/kernel/fields.ts'
import { changeMerchantPackage, changeMerchantType, getMerchantChoices } from '../../contract/merchant.ts'
import { call } from '../platform/call.ts'
import { callQuery } from '../platform/call-query.ts'
import { PortalForm } from '../ui/form/portal-form.tsx'
import { SelectField } from '../ui/form/select-field.tsx'
import { useSubmit } from '../ui/form/use-submit.ts'
import { QueryView } from '../ui/page-states/query-view.tsx'
import { toastSuccess } from '../ui/toast.ts'
import { ActionDialog, type ActionProps } from './action-dialog.tsx'

interface Props extends ActionProps {
  what: 'package' | 'id-type'
}

const texts = {
  package: {
    title: 'Change the package',
    label: 'Package',
    about: 'From now on the merchant buys at its prices.',
    done: 'Package changed',
  },
  'id-type': {
    title: 'Change the id type',
    label: 'ID Type',
    about: 'Only types that fit the upline and the members are offered. The package stays as it is.',
    done: 'Id type changed',
  },
}

/** Gives a merchant another package, or another id type. */
export function ChoiceDialog(props: Props) {
  const choices = useQuery(callQuery(getMerchantChoices, { params: { id: props.merchant.id } }))
  return (
    <ActionDialog title={texts[props.what].title} onClose={props.onClose}>
      <QueryView query={choices}>
        {({ pkgs, idtypes }) => <Form {...props} options={props.what === 'package' ? pkgs : idtypes} />}
      </QueryView>
    </ActionDialog>
  )
}

function Form({ what, merchant, options, onClose, onSaved }: Props & { options: readonly Option[] }) {
  const { label, about, done } = texts[what]
  const isPackage = what === 'package'
  const form = useForm({
    initialValues: { [isPackage ? 'packageId' : 'idType']: isPackage ? merchant.packageId : merchant.idType },
  })
  const params = { id: merchant.id }
  const submit = useSubmit(form, {
    send: ({ packageId = '', idType = '' }) =>
      isPackage
        ? call(changeMerchantPackage, { params, body: { packageId } })
        : call(changeMerchantType, { params, body: { idType } }),
    done: () => {
      toastSuccess(done)
      onSaved()
    },
  })
  return (
    <PortalForm submit={submit} labels={{ packageId: label, idType: label }}>
      <SelectField
        label={label}
        description={about}
        required
        options={options}
        {...form.getInputProps(isPackage ? 'packageId' : 'idType')}
      />
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit">Save</Button>
      </Group>
    </PortalForm>
  )
}
