import { Button, SimpleGrid, Stack } from '@mantine/core'
import { useForm } from '@mantine/form'
import { moneyLimitNames, proposeLimits } from '../../contract/money-limit.ts'
import { allSettings } from '../../contract/site-settings.ts'
import { call } from '../platform/call.ts'
import { OwnPasswordField } from '../ui/form/own-password-field.tsx'
import { PortalForm } from '../ui/form/portal-form.tsx'
import { useSubmit } from '../ui/form/use-submit.ts'
import { toastSuccess } from '../ui/toast.ts'
import { changedOf, checkSettings, settingLabels, type Values } from './check-settings.ts'
import { SettingField } from './setting-field.tsx'

interface Props {
  inForce: Values
}

/** Other limits, for another admin to confirm. */
export function LimitForm({ inForce }: Props) {
  const form = useForm<Values & { ownPassword: string }>({
    initialValues: { ...inForce, ownPassword: '' },
    validate: (values) => ({
      ...checkSettings(moneyLimitNames, values),
      ...(values.ownPassword === '' && { ownPassword: 'Required' }),
    }),
  })
  const changed = changedOf(moneyLimitNames, form.values, inForce)
  const submit = useSubmit(form, {
    send: ({ ownPassword }) => call(proposeLimits, { body: { ...changed, ownPassword } }),
    done: () => toastSuccess('Proposed', 'Every admin is told.'),
  })
  return (
    <PortalForm submit={submit} labels={{ ...settingLabels, ownPassword: 'Your password' }}>
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md" verticalSpacing="md">
        {moneyLimitNames.map((name) => (
          <SettingField key={name} about={allSettings[name]} input={form.getInputProps(name)} />
        ))}
      </SimpleGrid>
      <Stack align="flex-start" gap="sm">
        <OwnPasswordField {...form.getInputProps('ownPassword')} />
        <Button type="submit" disabled={Object.keys(changed).length === 0}>
          Propose these limits
        </Button>
      </Stack>
    </PortalForm>
  )
}
