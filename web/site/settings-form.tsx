import { Button, Group, SimpleGrid } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { Setting, SettingValue } from '../../contract/kernel/setting.ts'
import { settingSchema } from '../../contract/kernel/setting.ts'
import { allSettings, saveSiteConfiguration, settingGroups } from '../../contract/site-settings.ts'
import { call } from '../platform/call.ts'
import { PortalForm } from '../ui/form/portal-form.tsx'
import { useSubmit } from '../ui/form/use-submit.ts'
import { SectionCard } from '../ui/section-card.tsx'
import { toastSuccess } from '../ui/toast.ts'
import { SettingField } from './setting-field.tsx'
import classes from './settings-form.module.css'

type Values = Record<string, SettingValue>

interface Props {
  saved: Values
}

const labels = Object.fromEntries(Object.entries(allSettings).map(([name, about]) => [name, about.label]))
const groups = Object.entries(settingGroups) as [string, Record<string, Setting>][]

/** One long form in titled parts; only what was changed is sent. */
export function SettingsForm({ saved }: Props) {
  const queries = useQueryClient()
  const form = useForm<Values>({ initialValues: saved, validate: checkAll })
  const changed = () => Object.fromEntries(Object.entries(form.values).filter(([name, value]) => value !== saved[name]))

  const submit = useSubmit(form, {
    send: () => call(saveSiteConfiguration, { body: changed() }),
    done: async () => {
      toastSuccess('Saved', 'The site shows it now.')
      form.resetDirty()
      await queries.invalidateQueries()
    },
  })

  return (
    <PortalForm submit={submit} labels={labels}>
      {groups.map(([title, settings]) => (
        <SectionCard key={title} title={title}>
          <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md" verticalSpacing="md">
            {Object.entries(settings).map(([name, about]) => (
              <SettingField key={name} about={about} input={form.getInputProps(name, { type: inputType(about) })} />
            ))}
          </SimpleGrid>
        </SectionCard>
      ))}
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

const inputType = (about: Setting) => (about.kind === 'flag' ? 'checkbox' : 'input')

function checkAll(values: Values): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const [name, about] of Object.entries(allSettings)) {
    const read = z.safeParse(settingSchema(about), values[name])
    if (!read.success) errors[name] = read.error.issues[0]?.message ?? 'Invalid input'
  }
  return errors
}
