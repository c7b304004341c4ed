import { Alert, Group, List, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatDate, formatDateTime } from '../../../contract/kernel/dates.ts'
import type { PanInfo } from '../../../contract/nsdl-pan/info.ts'
import { panStateFacts } from '../../../contract/nsdl-pan/states.ts'
import { SectionCard } from '../../ui/section-card.tsx'
import { StateBadge } from '../lists/state-badge.tsx'
import { AskedPanRefund } from '../office/asked-refund.tsx'

interface Props {
  info: PanInfo
  /** The moves that are possible now. */
  moves: ReactNode
}

/** Where an application stands, why, and what comes next. */
export function StateCard({ info, moves }: Props) {
  return (
    <SectionCard title="State">
      <Stack gap="sm">
        <Group gap="sm">
          <StateBadge state={info.state} />
          <Text size="sm" c="dimmed">{`since ${formatDateTime(info.stateAt)}`}</Text>
        </Group>
        <Text>{panStateFacts[info.state].next()}</Text>
        {info.reasons.length > 0 && <Reasons info={info} />}
        {info.refundFirst && <AskedPanRefund info={info} asked={info.refundFirst} />}
        {info.refundAskedAt && info.state !== 'cancelled' && (
          <Alert color="orange" p="xs">
            {`The merchant asked for the money on ${formatDate(info.refundAskedAt)}.`}
          </Alert>
        )}
        {moves}
      </Stack>
    </SectionCard>
  )
}

function Reasons({ info: { reasons, freeUntil, state } }: { info: PanInfo }) {
  return (
    <Alert color="red" title="What was wrong" p="sm">
      <List size="sm">
        {reasons.map(({ code, text, remedy }) => (
          <List.Item key={code + text}>{remedy ? `${text}. ${remedy}` : text}</List.Item>
        ))}
      </List>
      {state === 'rejected' && freeUntil && (
        <Text size="sm" mt={6}>{`Free of charge until ${formatDate(freeUntil)}.`}</Text>
      )}
    </Alert>
  )
}
