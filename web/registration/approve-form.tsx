import { Button, Textarea, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import {
  type approvalOptions,
  approval as approvalSchema,
  approveRegistration,
  getApprovalOptions,
} from '../../contract/registration-review.ts'
import { call } from '../platform/call.ts'
import { callQuery } from '../platform/call-query.ts'
import { asItStands } from '../ui/form/box-look.ts'
import { PasswordField } from '../ui/form/password-field.tsx'
import { PortalForm } from '../ui/form/portal-form.tsx'
import { SelectField } from '../ui/form/select-field.tsx'
import { useSubmit } from '../ui/form/use-submit.ts'
import { QueryView } from '../ui/page-states/query-view.tsx'
import { toastSuccess } from '../ui/toast.ts'

interface Props {
  id: string
  /** Told after the registration was decided. */
  onDone: () => void
}

const labels = {
  idType: 'ID Type',
  packageId: 'Package',
  userName: 'User Name',
  password: 'Password',
  remark: 'Remark',
}

/** The first tab: opens the merchant. */
export function ApproveForm({ id, onDone }: Props) {
  const options = useQuery(callQuery(getApprovalOptions, { params: { id } }))
  return <QueryView query={options}>{(known) => <Form id={id} options={known} onDone={onDone} />}</QueryView>
}

function Form({ id, options, onDone }: Props & { options: z.infer<typeof approvalOptions> }) {
  const form = useForm({
    initialValues: { idType: '', packageId: '', userName: options.mobileNo, password: '', remark: '' },
    validate: schemaResolver(approvalSchema, { sync: true }),
  })
  const submit = useSubmit(form, {
    send: (body) => call(approveRegistration, { params: { id }, body }),
    done: () => {
      toastSuccess('Registration approved. The owner gets a mail with the user name and a link to set a password.')
      onDone()
    },
  })
  const asked = options.idtypes.find(({ value }) => value === options.idType)
  return (
    <PortalForm submit={submit} labels={labels}>
      <SelectField
        label={labels.idType}
        description={asked && `The shop asked for: ${asked.label}`}
        required
        options={options.idtypes}
        {...form.getInputProps('idType')}
      />
      <SelectField
        label={labels.packageId}
        description="Leave it empty for the package of the ID type."
        options={options.pkgs}
        {...form.getInputProps('packageId')}
      />
      <TextInput
        label={labels.userName}
        required
        autoComplete="off"
        {...asItStands}
        {...form.getInputProps('userName')}
      />
      <PasswordField
        kind="new"
        label={labels.password}
        description="For the first sign-in only, within 72 hours and with the code that is mailed to the owner; it must be changed there."
        required
        {...form.getInputProps('password')}
      />
      <Textarea label={labels.remark} autosize minRows={2} {...form.getInputProps('remark')} />
      <Button type="submit">Approve</Button>
    </PortalForm>
  )
}
