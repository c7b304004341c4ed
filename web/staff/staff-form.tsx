import { Alert, Button, Group, SimpleGrid, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { backOfficeModuleTexts } from '../../contract/module-texts.ts'
import {
  addStaff,
  changeStaff,
  type NewStaff,
  newStaff,
  type StaffMember,
  staffRoleOptions,
} from '../../contract/staff.ts'
import { call } from '../platform/call.ts'
import { asItStands, keyboards } from '../ui/form/box-look.ts'
import { PortalForm } from '../ui/form/portal-form.tsx'
import { SelectField } from '../ui/form/select-field.tsx'
import { useSubmit } from '../ui/form/use-submit.ts'
import { toastSuccess } from '../ui/toast.ts'
import { PermissionTicks } from './permission-ticks.tsx'

function savedWords(staff: StaffMember | undefined, emailId: string): string {
  if (!staff) return 'Staff added. A mail with a link to set a password is on its way.'
  const moved = staff.emailId.toLowerCase() !== emailId.trim().toLowerCase()
  return moved ? 'Staff saved. The new e-mail address counts once both addresses have confirmed it.' : 'Staff saved'
}

interface Props {
  /** Whom to change; someone new without it. */
  staff?: StaffMember
  onClose: () => void
}

const labels = {
  name: 'Name',
  userName: 'User name',
  emailId: 'Email ID',
  mobileNo: 'Mobile No.',
  role: 'Role',
  permissions: 'Permissions',
}
const blank: NewStaff = { name: '', userName: '', emailId: '', mobileNo: '', role: 'staff', permissions: [] }

export function StaffForm({ staff, onClose }: Props) {
  const form = useForm<NewStaff>({
    initialValues: staff ? valuesOf(staff) : blank,
    validate: schemaResolver(newStaff, { sync: true }),
  })
  const submit = useSubmit(form, {
    send: (values) => save(staff, values),
    done: (_reply, { emailId }) => {
      toastSuccess(savedWords(staff, emailId))
      onClose()
    },
  })
  return (
    <PortalForm submit={submit} labels={labels}>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md" verticalSpacing="md">
        <TextInput
          label={labels.name}
          required
          data-autofocus
          {...keyboards.name}
          autoComplete="off"
          {...form.getInputProps('name')}
        />
        <TextInput
          label={labels.userName}
          required
          autoComplete="off"
          {...asItStands}
          {...form.getInputProps('userName')}
        />
        <TextInput
          label={labels.emailId}
          required
          {...keyboards.email}
          autoComplete="off"
          {...form.getInputProps('emailId')}
        />
        <TextInput
          label={labels.mobileNo}
          required
          {...keyboards.phone}
          autoComplete="off"
          {...form.getInputProps('mobileNo')}
        />
        {!staff && (
          <SelectField label={labels.role} required options={staffRoleOptions} {...form.getInputProps('role')} />
        )}
      </SimpleGrid>
      {form.values.role === 'admin' ? (
        <Alert color="yellow">An admin may do everything in the back office, and needs no ticks.</Alert>
      ) : (
        <PermissionTicks
          texts={backOfficeModuleTexts}
          value={form.values.permissions}
          onChange={(value) => form.setFieldValue('permissions', value)}
          error={form.errors.permissions}
        />
      )}
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit">{staff ? 'Save' : 'Add'}</Button>
      </Group>
    </PortalForm>
  )
}

const valuesOf = ({ id: _id, version: _version, ...values }: StaffMember): NewStaff => values

async function save(staff: StaffMember | undefined, { role, ...change }: NewStaff): Promise<void> {
  if (staff) await call(changeStaff, { params: { id: staff.id }, body: { ...change, version: staff.version } })
  else await call(addStaff, { body: { ...change, role } })
}
