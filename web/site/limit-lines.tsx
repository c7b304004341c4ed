import { Text } from '@mantine/core'
import { formatLimit, type LimitChange } from '../../contract/money-limit.ts'
import { allSettings, type SettingName } from '../../contract/site-settings.ts'

/** Each limit of a change, from what to what. */
export function LimitLines({ change }: { change: LimitChange }) {
  return Object.entries(change.to).map(([name, to]) => (
    <Text key={name} size="sm">
      {allSettings[name as SettingName]?.label ?? name}: {formatLimit(change.from[name])} → <b>{formatLimit(to)}</b>
    </Text>
  ))
}
