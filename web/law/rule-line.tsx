import { Badge, Button, Group, Stack, Text } from '@mantine/core'
import { useId, useState } from 'react'
import { formatDate } from '../../contract/kernel/dates.ts'
import { canMove } from '../../contract/kernel/workflow.ts'
import type { ShownRule, ShownVersion } from '../../contract/law/rules-in-force.ts'
import { versionWorkflow } from '../../contract/law/version-moves.ts'
import { LookedAtButton } from './looked-at-button.tsx'
import { ruleSubject } from './rule-subject.ts'
import { TakeBackButton } from './take-back-button.tsx'
import { VersionText } from './version-text.tsx'
import { WaitingVersion } from './waiting-version.tsx'

interface Props {
  rule: ShownRule
  admin: boolean
  /** A new version, or one that puts another right. */
  onWrite: (wrong?: ShownVersion) => void
}

/** Where the line of a rule stands in the page. */
export const ruleLineId = ({ code }: Pick<ShownRule, 'code'>): string => `rule-${code.replaceAll('/', '-')}`

/** One rule: what holds today, what comes, and on opening what held before. */
export function RuleLine({ rule, admin, onWrite }: Props) {
  const [open, setOpen] = useState(false)
  const history = useId()
  const { kind, title, versions, stale } = rule
  const subject = ruleSubject(rule)
  const holding = versions.find(({ state }) => state === 'now')
  const ahead = versions.filter(({ state }) => state === 'coming' || state === 'settled')
  const waiting = versions.filter(({ state }) => state === 'waiting')
  const before = versions.filter(({ state }) => ['past', 'taken-back', 'put-right'].includes(state))
  return (
    <Stack component="li" gap={4} id={ruleLineId(rule)} tabIndex={-1}>
      <Group gap="xs">
        <Text fw={500}>{title}</Text>
        {stale && (
          <Badge color="orange" variant="light" tt="none">
            {holding?.lookedAt ? `Not looked at since ${formatDate(holding.lookedAt)}` : 'Not looked at yet'}
          </Badge>
        )}
      </Group>
      {holding ? <VersionText kind={kind} version={holding} /> : <Text size="sm">Nothing holds today.</Text>}
      {ahead.map((version) => (
        <Coming key={version.id} rule={rule} version={version} admin={admin} onWrite={onWrite} />
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
            aria-label={`History of ${subject}`}
            onClick={() => setOpen(!open)}
          >
            {open ? 'Hide history' : `History (${before.length})`}
          </Button>
        )}
        {admin && (
          <Button
            size="compact-sm"
            variant="subtle"
            aria-label={`Add a version of ${subject}`}
            onClick={() => onWrite()}
          >
            Add a version
          </Button>
        )}
        {admin && holding && <PutRightButton rule={rule} version={holding} onWrite={onWrite} />}
        {admin && holding && (
          <LookedAtButton codes={[rule.code]} label={`Looked at, still right: ${subject}`}>
            Looked at, still right
          </LookedAtButton>
        )}
      </Group>
      {open && (
        <Stack id={history} gap="xs" pl="md">
          {before.map((version) => (
            <div key={version.id}>
              <VersionText kind={kind} version={version} />
              {admin && canMove(versionWorkflow, version.state, 'put-right') && (
                <PutRightButton rule={rule} version={version} onWrite={onWrite} />
              )}
            </div>
          ))}
        </Stack>
      )}
    </Stack>
  )
}

interface OfVersion {
  rule: ShownRule
  version: ShownVersion
  onWrite: (wrong: ShownVersion) => void
}

function PutRightButton({ rule, version, onWrite }: OfVersion) {
  return (
    <Button
      size="compact-sm"
      variant="subtle"
      aria-label={`Put right the version of ${ruleSubject(rule)} since ${formatDate(version.since)}`}
      onClick={() => onWrite(version)}
    >
      Put right
    </Button>
  )
}

function Coming({ rule, version, admin, onWrite }: OfVersion & { admin: boolean }) {
  return (
    <Stack gap={2} pl="md">
      <Group gap="xs">
        <Badge color="blue" variant="light" tt="none">
          From {formatDate(version.since)}
        </Badge>
        {admin && canMove(versionWorkflow, version.state, 'take-back') && (
          <TakeBackButton rule={rule} version={version} />
        )}
        {admin && <PutRightButton rule={rule} version={version} onWrite={onWrite} />}
      </Group>
      <VersionText kind={rule.kind} version={version} />
    </Stack>
  )
}
