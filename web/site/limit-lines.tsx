import { Text } from '@mantine/core'
import { isKeyOf } from '../../contract/kernel/keys-of.ts'
import { formatLimit, type LimitChange } from '../../contract/money-limit.ts'
import { allSettings } from '../../contract/site-settings.ts'

/** Each limit of a change, from what to what. */
export function LimitLines({ change }: { change: LimitChange }) {
  return Object.entries(change.to).map(([name, to]) => (
    <Text key={name} size="sm">
      {isKeyOf(allSettings, name) ? allSettings[name].label : name}: {formatLimit(change.from[name])} →{' '}
      <b>{formatLimit(to)}</b>
    </Text>
  ))
}
