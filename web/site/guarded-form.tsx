import { Button, Stack } from '@mantine/core'
import { useState } from 'react'
import { saveGuardedSettings, settingsGuardedBy } from '../../contract/site-settings.ts'
import { call } from '../platform/call.ts'
import { untilShown } from '../platform/changed.ts'
import { KeptLine } from '../ui/form/kept-line.tsx'
import { OwnPasswordField } from '../ui/form/own-password-field.tsx'
import { PortalForm } from '../ui/form/portal-form.tsx'
import { useSubmit } from '../ui/form/use-submit.ts'
import { SectionCard } from '../ui/section-card.tsx'
import { toastSuccess } from '../ui/toast.ts'
import { settingLabels, type Values } from './check-settings.ts'
import { SettingCards } from './setting-cards.tsx'
import { useSettingsForm } from './use-settings-form.ts'

interface Props {
  saved: Values
}

const names = settingsGuardedBy('admin')

/** Settings by which others could be harmed: an admin's, with the password. */
export function GuardedForm({ saved }: Props) {
  const [ownPassword, setOwnPassword] = useState('')
  const form = useSettingsForm({
    names,
    saved,
    keptAs: 'guarded settings',
    alsoWrong: (): Record<string, string> => (ownPassword === '' ? { ownPassword: 'Required' } : {}),
  })
  const submit = useSubmit(form, {
    send: (changed) => call(saveGuardedSettings, { body: { ...changed, ownPassword } }),
    done: async (_reply, changed) => {
      toastSuccess('Saved', 'The site shows it now, and every admin is told.')
      setOwnPassword('')
      await untilShown()
      form.settle(changed)
    },
  })
  return (
    <PortalForm submit={submit} labels={{ ...settingLabels, ownPassword: 'Your password' }}>
      <KeptLine kept={form.kept} onStartOver={form.undo} />
      <SettingCards names={names} input={form.getInputProps} />
      <SectionCard
        title="Save the guarded settings"
        about="The chat and the daily collection are changed by admins only."
      >
        <Stack align="flex-start" gap="sm">
          <OwnPasswordField
            value={ownPassword}
            onChange={(event) => setOwnPassword(event.currentTarget.value)}
            error={form.errors.ownPassword}
          />
          <Button type="submit" disabled={!form.isDirty}>
            Save guarded settings
          </Button>
        </Stack>
      </SectionCard>
    </PortalForm>
  )
}
