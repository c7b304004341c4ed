import { Text } from '@mantine/core'
import { formatDate } from '../../contract/kernel/dates.ts'
import { type RuleKind, readRuleValue } from '../../contract/law/rule-kinds.ts'
import { ruleWords } from '../../contract/law/rule-words.ts'
import type { ShownVersion } from '../../contract/law/rules-in-force.ts'

const words: Partial<Record<ShownVersion['state'], string>> = {
  'taken-back': 'taken back',
  'put-right': 'put right by another version',
}

/** What a version says, line by line, and where that comes from. */
export function VersionText({ kind, version }: { kind: RuleKind; version: ShownVersion }) {
  const { value, since, source, writtenBy, state } = version
  const gone = words[state]
  return (
    <div>
      {ruleWords(kind, readRuleValue(kind, value)).map((line) => (
        <Text key={line} size="sm" td={gone ? 'line-through' : undefined}>
          {line}
        </Text>
      ))}
      <Text size="xs" c="dimmed">
        {[
          `Since ${formatDate(since)}`,
          source,
          lookedAtWords(version),
          ...(writtenBy ? [`written by ${writtenBy}`] : []),
          ...(gone ? [gone] : []),
        ].join(' · ')}
      </Text>
    </div>
  )
}

function lookedAtWords({ lookedAt, lookedBy }: ShownVersion): string {
  if (lookedAt === null) return 'not compared with its source yet'
  return `looked at ${formatDate(lookedAt)}${lookedBy ? ` by ${lookedBy}` : ''}`
}
