import { Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { formatDateTime } from '../../contract/kernel/dates.ts'
import { formatLimit, getMoneyLimits, type LimitChange, moneyLimitNames } from '../../contract/money-limit.ts'
import { allSettings } from '../../contract/site-settings.ts'
import { callQuery } from '../platform/call-query.ts'
import { useIsAdmin } from '../platform/use-is-admin.ts'
import { Facts } from '../ui/facts.tsx'
import { QueryView } from '../ui/page-states/query-view.tsx'
import { SectionCard } from '../ui/section-card.tsx'
import { LimitForm } from './limit-form.tsx'
import { LimitLines } from './limit-lines.tsx'
import { OpenLimits } from './open-limits.tsx'

/** How far one person alone may go with money: proposed by one admin, confirmed by another. */
export function MoneyLimits() {
  const admin = useIsAdmin()
  const limits = useQuery(callQuery(getMoneyLimits))
  return (
    <SectionCard
      title="Limits on money"
      about="One admin proposes, another confirms. Where no other has been an admin for a day, a change takes effect after 24 hours. Requests that were made before are decided by the old limits."
    >
      <QueryView query={limits}>
        {({ inForce, changes }) => {
          const open = changes.find(({ state }) => state === 'open')
          return (
            <Stack gap="lg">
              {open && <OpenLimits change={open} admin={admin} />}
              {admin && !open ? (
                <LimitForm key={JSON.stringify(inForce)} inForce={inForce} />
              ) : (
                <Facts facts={moneyLimitNames.map((name) => [allSettings[name].label, formatLimit(inForce[name])])} />
              )}
              <LastChanges changes={changes.filter(({ state }) => state !== 'open')} />
            </Stack>
          )
        }}
      </QueryView>
    </SectionCard>
  )
}

function LastChanges({ changes }: { changes: LimitChange[] }) {
  if (changes.length === 0) return null
  return (
    <Stack gap="xs">
      <Text fw={500} size="sm">
        Last changes
      </Text>
      {changes.slice(0, 5).map((change) => (
        <div key={change.id}>
          <LimitLines change={change} />
          <Text size="xs" c="dimmed">
            {change.state === 'in-force' ? 'In force' : 'Withdrawn'} since {formatDateTime(change.decidedAt ?? '')}:
            proposed by {change.proposedBy}
            {change.decidedBy ? `, decided by ${change.decidedBy}` : ', after the wait'}
          </Text>
        </div>
      ))}
    </Stack>
  )
}
