import { Text } from '@mantine/core'
import type { LimitChange } from '../../contract/money-limit.ts'
import { allSettings, type SettingName } from '../../contract/site-settings.ts'

const amount = (value: number | undefined) => new Intl.NumberFormat('en-IN').format(value ?? 0)

/** Each limit of a change, from what to what. */
export function LimitLines({ change }: { change: LimitChange }) {
  return Object.entries(change.to).map(([name, to]) => (
    <Text key={name} size="sm">
      {allSettings[name as SettingName]?.label ?? name}: {amount(change.from[name])} → <b>{amount(to)}</b>
    </Text>
  ))
}
