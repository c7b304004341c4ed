import { Button, Group } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useQueryClient } from '@tanstack/react-query'
import { saveSiteConfiguration, settingsGuardedBy } from '../../contract/site-settings.ts'
import { call } from '../platform/call.ts'
import { PortalForm } from '../ui/form/portal-form.tsx'
import { useSubmit } from '../ui/form/use-submit.ts'
import { toastSuccess } from '../ui/toast.ts'
import { changedOf, checkSettings, inputType, settingLabels, type Values } from './check-settings.ts'
import { SettingCards } from './setting-cards.tsx'
import classes from './settings-form.module.css'

interface Props {
  saved: Values
}

const names = settingsGuardedBy(undefined)

/** One long form in titled parts; only what was changed is sent. */
export function SettingsForm({ saved }: Props) {
  const queries = useQueryClient()
  const form = useForm<Values>({ initialValues: saved, validate: (values) => checkSettings(names, values) })
  const submit = useSubmit(form, {
    send: () => call(saveSiteConfiguration, { body: changedOf(names, form.values, saved) }),
    done: async () => {
      toastSuccess('Saved', 'The site shows it now.')
      form.resetDirty()
      await queries.invalidateQueries()
    },
  })

  return (
    <PortalForm submit={submit} labels={settingLabels}>
      <SettingCards names={names} input={(name, about) => form.getInputProps(name, { type: inputType(about) })} />
      <Group className={classes.bar} justify="flex-end">
        <Button variant="default" onClick={form.reset} disabled={!form.isDirty()}>
          Undo changes
        </Button>
        <Button type="submit" disabled={!form.isDirty()}>
          Save
        </Button>
      </Group>
    </PortalForm>
  )
}
