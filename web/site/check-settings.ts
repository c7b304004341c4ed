import * as z from 'zod/mini'
import { type SettingValue, settingSchema } from '../../contract/kernel/setting.ts'
import { allSettings, type SettingName } from '../../contract/site-settings.ts'

export type Values = Record<string, SettingValue>

export const settingLabels = Object.fromEntries(Object.entries(allSettings).map(([name, about]) => [name, about.label]))

/** What is wrong with these settings, by the rules that the server has. */
export function checkSettings(names: readonly SettingName[], values: Values): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const name of names) {
    const read = z.safeParse(settingSchema(allSettings[name]), values[name])
    if (!read.success) errors[name] = read.error.issues[0]?.message ?? 'Invalid input'
  }
  return errors
}

/** Only what differs from what is saved. */
export const changedOf = (names: readonly SettingName[], values: Values, saved: Values): Values =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = values[name]
      return value === undefined || value === saved[name] ? [] : [[name, value]]
    }),
  )
