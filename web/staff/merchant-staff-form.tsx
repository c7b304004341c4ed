import { Alert, Button, Group } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import {
  addMerchantStaff,
  changeMerchantStaff,
  identitySettled,
  type MerchantStaffChange,
  type MerchantStaffMember,
  merchantStaffChange,
} from '../../contract/merchant-staff.ts'
import { merchantModuleTexts } from '../../contract/module-texts.ts'
import { merchantPaths } from '../../contract/paths.ts'
import type { Me } from '../../contract/session.ts'
import { formTexts } from '../../texts/en/form.ts'
import { peopleTexts } from '../../texts/en/people.ts'
import { call } from '../platform/call.ts'
import { KeptLine } from '../ui/form/kept-line.tsx'
import { PortalForm } from '../ui/form/portal-form.tsx'
import { useKeepTyped, useKeptInput } from '../ui/form/use-kept-input.ts'
import { useSubmit } from '../ui/form/use-submit.ts'
import { toastSuccess } from '../ui/toast.ts'
import { useNavigateHere } from '../ui/use-navigate-here.ts'
import { PermissionTicks } from './permission-ticks.tsx'
import { personLabels, StaffPersonFields, type StaffValues } from './staff-person-fields.tsx'

interface Props {
  me: Me
  /** Whom to change; someone new without it. */
  staff?: MerchantStaffMember
}

const labels = { ...personLabels, permissions: peopleTexts.permissions }
const blank: StaffValues = {
  fullName: '',
  fatherName: '',
  gender: '',
  dob: '',
  mobileNo: '',
  emailId: '',
  aadharNo: '',
  panNo: '',
  permissions: [],
}

export function MerchantStaffForm({ me, staff }: Props) {
  // Of somebody who is changed the newest is shown, not what was typed some time ago.
  const kept = useKeptInput(staff ? `staff ${staff.id} ${staff.version}` : 'add staff', staff ? valuesOf(staff) : blank)
  const form = useForm<StaffValues>({
    initialValues: kept.values,
    validate: schemaResolver(merchantStaffChange, { sync: true }),
  })
  useKeepTyped(kept, form.values)
  const saved = useSaved()
  const submit = useSubmit(form, {
    send: (values) => save(staff, merchantStaffChange.parse(values)),
    done: (id, { emailId }) => {
      kept.forget()
      void saved(id, savedWords(staff, emailId), staff === undefined)
    },
  })
  const settled = staff !== undefined && identitySettled(staff.kycState)
  const allowed = (name: string) => me.owner || (name !== 'manage-people' && me.permissions.includes(name))
  return (
    <PortalForm submit={submit} labels={labels}>
      <KeptLine kept={kept} onStartOver={() => form.setValues(staff ? valuesOf(staff) : blank)} />
      {settled && <Alert color="blue">{peopleTexts.kycWasHandedIn()}</Alert>}
      <StaffPersonFields form={form} settled={settled} keptAadhaar={staff?.aadharNo ?? ''} />
      <PermissionTicks
        texts={merchantModuleTexts}
        value={form.values.permissions}
        onChange={(value) => form.setFieldValue('permissions', value)}
        error={form.errors.permissions}
        allowed={allowed}
      />
      <Group>
        <Button type="submit">{staff ? formTexts.save() : peopleTexts.addStaff()}</Button>
      </Group>
    </PortalForm>
  )
}

function valuesOf(staff: MerchantStaffMember): StaffValues {
  const { fullName, fatherName, gender, dob, mobileNo, emailId, panNo, permissions } = staff
  return {
    fullName,
    fatherName,
    gender: gender ?? '',
    dob: dob ?? '',
    mobileNo,
    emailId,
    aadharNo: '',
    panNo,
    permissions,
  }
}

async function save(staff: MerchantStaffMember | undefined, change: MerchantStaffChange): Promise<string> {
  if (!staff) return (await call(addMerchantStaff, { body: change })).id
  await call(changeMerchantStaff, { params: { id: staff.id }, body: { ...change, version: staff.version } })
  return staff.id
}

function savedWords(staff: MerchantStaffMember | undefined, emailId: string): string {
  if (!staff) return peopleTexts.staffAdded()
  const moved = staff.state !== 'invited' && staff.emailId.toLowerCase() !== emailId.trim().toLowerCase()
  return moved ? peopleTexts.staffSavedNewAddress() : peopleTexts.staffSaved()
}

function useSaved() {
  const navigate = useNavigateHere()
  return async (id: string, words: string, added: boolean) => {
    toastSuccess(words)
    await navigate({ to: added ? merchantPaths.staffList : merchantPaths.staff(id) })
  }
}
