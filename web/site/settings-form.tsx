import { Button, Group } from '@mantine/core'
import { saveSiteConfiguration, settingsGuardedBy } from '../../contract/site-settings.ts'
import { call } from '../platform/call.ts'
import { untilShown } from '../platform/changed.ts'
import { KeptLine } from '../ui/form/kept-line.tsx'
import { PortalForm } from '../ui/form/portal-form.tsx'
import { useSubmit } from '../ui/form/use-submit.ts'
import { toastSuccess } from '../ui/toast.ts'
import { settingLabels, type Values } from './check-settings.ts'
import { SettingCards } from './setting-cards.tsx'
import classes from './settings-form.module.css'
import { useSettingsForm } from './use-settings-form.ts'

interface Props {
  saved: Values
}

const names = settingsGuardedBy(undefined)

/** One long form in titled parts; only what was changed is sent. */
export function SettingsForm({ saved }: Props) {
  const form = useSettingsForm({ names, saved, keptAs: 'site settings' })
  const submit = useSubmit(form, {
    send: (changed) => call(saveSiteConfiguration, { body: changed }),
    done: async (_reply, changed) => {
      toastSuccess('Saved', 'The site shows it now.')
      await untilShown()
      form.settle(changed)
    },
  })

  return (
    <PortalForm submit={submit} labels={settingLabels}>
      <KeptLine kept={form.kept} onStartOver={form.undo} />
      <SettingCards names={names} input={form.getInputProps} />
      <Group className={classes.bar} justify="flex-end">
        <Button variant="default" onClick={form.undo} disabled={!form.isDirty}>
          Undo changes
        </Button>
        <Button type="submit" disabled={!form.isDirty}>
          Save
        </Button>
      </Group>
    </PortalForm>
  )
}
