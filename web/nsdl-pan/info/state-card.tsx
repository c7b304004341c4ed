import { Alert, Group, List, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatDate, formatDateTime } from '../../../contract/kernel/dates.ts'
import type { PanInfo } from '../../../contract/nsdl-pan/info.ts'
import { panStateFacts } from '../../../contract/nsdl-pan/states.ts'
import { panInfoTexts } from '../../../texts/en/pan-info.ts'
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
    <SectionCard title={panInfoTexts.state()}>
      <Stack gap="sm">
        <Group gap="sm">
          <StateBadge state={info.state} />
          <Text size="sm" c="dimmed">
            {panInfoTexts.since({ when: formatDateTime(info.stateAt) })}
          </Text>
        </Group>
        <Text>{panStateFacts[info.state].next()}</Text>
        {info.reasons.length > 0 && <Reasons info={info} />}
        {info.refundFirst && <AskedPanRefund info={info} asked={info.refundFirst} />}
        {info.refundAskedAt && info.state !== 'cancelled' && (
          <Alert color="orange" p="xs">
            {panInfoTexts.theMerchantAskedOn({ day: formatDate(info.refundAskedAt) })}
          </Alert>
        )}
        {moves}
      </Stack>
    </SectionCard>
  )
}

function Reasons({ info: { reasons, freeUntil, state } }: { info: PanInfo }) {
  return (
    <Alert color="red" title={panInfoTexts.whatWasWrong()} p="sm">
      <List size="sm">
        {reasons.map(({ code, text, remedy }) => (
          <List.Item key={code + text}>{remedy ? `${text}. ${remedy}` : text}</List.Item>
        ))}
      </List>
      {state === 'rejected' && freeUntil && (
        <Text size="sm" mt={6}>
          {panInfoTexts.freeOfChargeUntil({ day: formatDate(freeUntil) })}
        </Text>
      )}
    </Alert>
  )
}
