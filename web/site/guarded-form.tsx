import { Button, Stack } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useQueryClient } from '@tanstack/react-query'
import { saveGuardedSettings, settingsGuardedBy } from '../../contract/site-settings.ts'
import { call } from '../platform/call.ts'
import { OwnPasswordField } from '../ui/form/own-password-field.tsx'
import { PortalForm } from '../ui/form/portal-form.tsx'
import { useSubmit } from '../ui/form/use-submit.ts'
import { SectionCard } from '../ui/section-card.tsx'
import { toastSuccess } from '../ui/toast.ts'
import { changedOf, checkSettings, inputType, settingLabels, type Values } from './check-settings.ts'
import { SettingCards } from './setting-cards.tsx'

interface Props {
  saved: Values
}

const names = settingsGuardedBy('admin')

/** Settings by which others could be harmed: an admin's, with the password. */
export function GuardedForm({ saved }: Props) {
  const queries = useQueryClient()
  const form = useForm<Values & { ownPassword: string }>({
    initialValues: { ...saved, ownPassword: '' },
    validate: (values) => ({
      ...checkSettings(names, values),
      ...(values.ownPassword === '' && { ownPassword: 'Required' }),
    }),
  })
  const changed = changedOf(names, form.values, saved)
  const submit = useSubmit(form, {
    send: ({ ownPassword }) => call(saveGuardedSettings, { body: { ...changed, ownPassword } }),
    done: async () => {
      toastSuccess('Saved', 'The site shows it now, and every admin is told.')
      form.setFieldValue('ownPassword', '')
      await queries.invalidateQueries()
    },
  })
  const nothing = Object.keys(changed).length === 0
  return (
    <PortalForm submit={submit} labels={{ ...settingLabels, ownPassword: 'Your password' }}>
      <SettingCards names={names} input={(name, about) => form.getInputProps(name, { type: inputType(about) })} />
      <SectionCard
        title="Save the guarded settings"
        about="The chat and the daily collection are changed by admins only."
      >
        <Stack align="flex-start" gap="sm">
          <OwnPasswordField {...form.getInputProps('ownPassword')} />
          <Button type="submit" disabled={nothing}>
            Save guarded settings
          </Button>
        </Stack>
      </SectionCard>
    </PortalForm>
  )
}
