import { Button, Checkbox, Group, SimpleGrid, Stack, Switch, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import {
  addBank,
  type Bank,
  type BankChange,
  bankChange,
  changeBank,
  paymentModeOptions,
} from '../../contract/catalogue/bank.ts'
import { backendPaths } from '../../contract/paths.ts'
import { call } from '../platform/call.ts'
import { asItStands, keyboards } from '../ui/form/box-look.ts'
import { OwnPasswordField } from '../ui/form/own-password-field.tsx'
import { PortalForm } from '../ui/form/portal-form.tsx'
import { useSubmit } from '../ui/form/use-submit.ts'
import { WholeNumberInput } from '../ui/form/whole-number-input.tsx'
import { toastSuccess } from '../ui/toast.ts'
import { useNavigateHere } from '../ui/use-navigate-here.ts'

interface Props {
  /** The account that is edited; a new one without it. */
  bank?: Bank
}

const labels = {
  bankName: 'Bank name',
  accountName: 'Account name',
  accountNo: 'Account number',
  ifsc: 'IFSC',
  branch: 'Branch',
  upiId: 'UPI id',
  modes: 'Takes',
  position: 'Order',
  ownPassword: 'Your password',
}

type Values = BankChange & { ownPassword: string }

const blank: BankChange = {
  bankName: '',
  accountName: '',
  accountNo: '',
  ifsc: '',
  branch: '',
  upiId: '',
  modes: ['imps', 'neft', 'rtgs'],
  active: true,
  position: 0,
}

function valuesOf({ id: _id, hasQr: _hasQr, ...facts }: Bank): BankChange {
  return facts
}

/** Adds an account, or changes one. */
export function BankForm({ bank }: Props) {
  const form = useForm<Values>({
    initialValues: { ...(bank ? valuesOf(bank) : blank), ownPassword: '' },
    validate: schemaResolver(bankChange, { sync: true }),
  })
  const done = useSaved()
  const submit = useSubmit(form, {
    send: async (body) => {
      if (!bank) return call(addBank, { body })
      await call(changeBank, { params: { id: bank.id }, body })
      return undefined
    },
    done: (added) => void done(added?.id),
  })
  return (
    <PortalForm submit={submit} labels={labels}>
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md" verticalSpacing="md">
        <TextInput
          label={labels.bankName}
          required
          {...keyboards.name}
          autoComplete="off"
          {...form.getInputProps('bankName')}
        />
        <TextInput
          label={labels.accountName}
          required
          {...keyboards.name}
          autoComplete="off"
          {...form.getInputProps('accountName')}
        />
        <TextInput
          label={labels.accountNo}
          required
          {...keyboards.digits}
          autoComplete="off"
          {...form.getInputProps('accountNo')}
        />
        <TextInput
          label={labels.ifsc}
          required
          placeholder="SBIN0001234"
          {...keyboards.capitals}
          autoComplete="off"
          {...form.getInputProps('ifsc')}
        />
        <TextInput label={labels.branch} {...keyboards.name} autoComplete="off" {...form.getInputProps('branch')} />
        <TextInput
          label={labels.upiId}
          placeholder="name@bank"
          {...asItStands}
          inputMode="email"
          autoComplete="off"
          {...form.getInputProps('upiId')}
        />
      </SimpleGrid>
      <Checkbox.Group
        label={labels.modes}
        description="How merchants can pay into this account."
        required
        {...form.getInputProps('modes')}
      >
        <Group mt="xs" gap="lg">
          {paymentModeOptions.map(({ value, label }) => (
            <Checkbox key={value} value={value} label={label} />
          ))}
        </Group>
      </Checkbox.Group>
      <WholeNumberInput
        label={labels.position}
        description="Lower numbers are offered first."
        maw={200}
        {...form.getInputProps('position')}
      />
      <Switch label="Active: merchants can choose it" {...form.getInputProps('active', { type: 'checkbox' })} />
      <Stack align="flex-start" gap="sm">
        <OwnPasswordField {...form.getInputProps('ownPassword')} />
        <Button type="submit">{bank ? 'Save' : 'Add'}</Button>
      </Stack>
    </PortalForm>
  )
}

/** A new account opens on its own page, where it can be given a QR image. */
function useSaved() {
  const navigate = useNavigateHere()
  return async (added: string | undefined) => {
    toastSuccess(added ? 'Bank added' : 'Bank saved')
    await navigate({ to: added ? backendPaths.bank(added) : backendPaths.bankList })
  }
}
