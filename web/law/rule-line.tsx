import { Badge, Button, Group, Stack, Text } from '@mantine/core'
import { useId, useState } from 'react'
import { formatDate } from '../../contract/kernel/dates.ts'
import type { ShownRule, ShownVersion } from '../../contract/law/rules-in-force.ts'
import { LookedAtButton } from './looked-at-button.tsx'
import { TakeBackButton } from './take-back-button.tsx'
import { VersionText } from './version-text.tsx'
import { WaitingVersion } from './waiting-version.tsx'

interface Props {
  rule: ShownRule
  admin: boolean
  onAdd: () => void
}

/** One rule: what holds today, what comes, and on opening what held before. */
export function RuleLine({ rule, admin, onAdd }: Props) {
  const [open, setOpen] = useState(false)
  const history = useId()
  const { kind, title, versions, stale } = rule
  const holding = versions.find(({ holds }) => holds === 'now')
  const ahead = versions.filter(({ holds }) => holds === 'coming')
  const waiting = versions.filter(({ holds }) => holds === 'waiting')
  const before = versions.filter(({ holds }) => holds === 'past' || holds === 'taken-back')
  return (
    <Stack component="li" gap={4}>
      <Group gap="xs">
        <Text fw={500}>{title}</Text>
        {stale && (
          <Badge color="orange" variant="light" tt="none">
            Not looked at since {formatDate(holding?.lookedAt)}
          </Badge>
        )}
      </Group>
      {holding ? <VersionText kind={kind} version={holding} /> : <Text size="sm">Nothing holds today.</Text>}
      {ahead.map((version) => (
        <Coming key={version.id} rule={rule} version={version} admin={admin} />
      ))}
      {waiting.map((version) => (
        <WaitingVersion key={version.id} rule={rule} version={version} admin={admin} />
      ))}
      <Group gap={4}>
        {before.length > 0 && (
          <Button
            size="compact-sm"
            variant="subtle"
            aria-expanded={open}
            aria-controls={open ? history : undefined}
            aria-label={`History of ${title}`}
            onClick={() => setOpen(!open)}
          >
            {open ? 'Hide history' : `History (${before.length})`}
          </Button>
        )}
        {admin && (
          <Button size="compact-sm" variant="subtle" aria-label={`Add a version of ${title}`} onClick={onAdd}>
            Add a version
          </Button>
        )}
        {admin && holding && (
          <LookedAtButton codes={[rule.code]} label={`Looked at, still right: ${title}`}>
            Looked at, still right
          </LookedAtButton>
        )}
      </Group>
      {open && (
        <Stack id={history} gap="xs" pl="md">
          {before.map((version) => (
            <VersionText key={version.id} kind={kind} version={version} />
          ))}
        </Stack>
      )}
    </Stack>
  )
}

function Coming({ rule, version, admin }: { rule: ShownRule; version: ShownVersion; admin: boolean }) {
  return (
    <Stack gap={2} pl="md">
      <Group gap="xs">
        <Badge color="blue" variant="light" tt="none">
          From {formatDate(version.since)}
        </Badge>
        {admin && rule.kind !== 'tds' && <TakeBackButton rule={rule} version={version} />}
      </Group>
      <VersionText kind={rule.kind} version={version} />
    </Stack>
  )
}
