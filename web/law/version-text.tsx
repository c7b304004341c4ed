import { Text } from '@mantine/core'
import { formatDate } from '../../contract/kernel/dates.ts'
import { type RuleKind, readRuleValue } from '../../contract/law/rule-kinds.ts'
import { ruleWords } from '../../contract/law/rule-words.ts'
import type { ShownVersion } from '../../contract/law/rules-in-force.ts'

/** What a version says, line by line, and where that comes from. */
export function VersionText({ kind, version }: { kind: RuleKind; version: ShownVersion }) {
  const { value, since, source, lookedAt, lookedBy, writtenBy, holds } = version
  return (
    <div>
      {ruleWords(kind, readRuleValue(kind, value) as never).map((line) => (
        <Text key={line} size="sm" td={holds === 'taken-back' ? 'line-through' : undefined}>
          {line}
        </Text>
      ))}
      <Text size="xs" c="dimmed">
        {[
          `Since ${formatDate(since)}`,
          source,
          `looked at ${formatDate(lookedAt)}${lookedBy ? ` by ${lookedBy}` : ''}`,
          ...(writtenBy ? [`written by ${writtenBy}`] : []),
          ...(holds === 'taken-back' ? ['taken back'] : []),
        ].join(' · ')}
      </Text>
    </div>
  )
}
