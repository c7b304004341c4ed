import { Alert, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatDateTime } from '../../contract/kernel/dates.ts'
import { formatPaise } from '../../contract/kernel/money.ts'
import { gstTexts } from '../../texts/en/gst.ts'
import { Facts } from '../ui/facts.tsx'
import { SectionCard } from '../ui/section-card.tsx'

interface Job {
  code: string
  bussName: string
  money: { price: number; paidAt: string; refundedAt: string | null } | null
  reason: string
  question: string
}

interface Props {
  job: Job
  /** What comes next, as a sentence. */
  next: string
  badge: ReactNode
  /** The numbers and days of this kind of job. */
  facts: readonly (readonly [name: string, value: ReactNode])[]
  /** Who asks, while something is asked. */
  asked?: string
  rejected: boolean
  /** What can be done now. */
  children: ReactNode
}

/** Where a registration or a return stands, what was paid for it, and what is asked. */
export function StateCard({ job, next, badge, facts, asked, rejected, children }: Props) {
  const { money } = job
  const rupees = money ? formatPaise(money.price) : ''
  return (
    <SectionCard title={gstTexts.state()} about={next}>
      <Stack gap="md">
        <Facts
          facts={[
            [gstTexts.status(), badge],
            [gstTexts.merchant(), `${job.code}, ${job.bussName}`],
            ...facts,
            [gstTexts.paid(), money && gstTexts.paidOn({ amount: rupees, at: formatDateTime(money.paidAt) })],
            [
              gstTexts.givenBack(),
              money?.refundedAt && gstTexts.paidOn({ amount: rupees, at: formatDateTime(money.refundedAt) }),
            ],
          ]}
        />
        {asked && (
          <Alert color="orange" title={asked} style={{ whiteSpace: 'pre-wrap' }}>
            {job.question}
          </Alert>
        )}
        {rejected && (
          <Alert color="red" title={gstTexts.whyItWasRejected()}>
            {job.reason}
          </Alert>
        )}
        {children}
      </Stack>
    </SectionCard>
  )
}
