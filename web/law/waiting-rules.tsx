import { Alert, Button, Group } from '@mantine/core'
import type { ShownRule } from '../../contract/law/rules-in-force.ts'
import { ruleLineId } from './rule-line.tsx'
import { ruleSubject } from './rule-subject.ts'

/** Leads to the versions that wait for a second admin: the page is long, and a notice brings people to its top. */
export function WaitingRules({ rules }: { rules: readonly ShownRule[] }) {
  const waiting = rules.filter(({ versions }) => versions.some(({ state }) => state === 'waiting'))
  if (waiting.length === 0) return null
  return (
    <Alert color="blue" title="Waits for another admin">
      <Group gap="xs">
        {waiting.map((rule) => (
          <Button
            key={rule.code}
            variant="light"
            // On a phone the name of a rule takes two lines.
            h="auto"
            mih={44}
            py={6}
            styles={{ label: { whiteSpace: 'normal', textAlign: 'left', lineHeight: 1.3, overflow: 'visible' } }}
            onClick={() => document.getElementById(ruleLineId(rule))?.focus()}
          >
            Show {ruleSubject(rule)}
          </Button>
        ))}
      </Group>
    </Alert>
  )
}
