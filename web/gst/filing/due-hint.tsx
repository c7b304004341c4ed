import { Alert, Text } from '@mantine/core'
import type { FilingQuote, OpenPeriod } from '../../../contract/gst/filing.ts'
import { formatDate } from '../../../contract/kernel/dates.ts'
import { formatPaise } from '../../../contract/kernel/money.ts'

interface Props {
  period: OpenPeriod
  /** Nothing while it is being fetched. */
  quote: FilingQuote | undefined
}

const days = (n: number) => `${n} ${n === 1 ? 'day' : 'days'}`

/** When a return is due, and what the delay costs. */
export function DueHint({ period: { dueOn, notification, daysLate }, quote }: Props) {
  const due = `Due on ${formatDate(dueOn)}${notification && `, extended by ${notification}`}.`
  if (daysLate === 0) return <Text size="sm">{due}</Text>
  return (
    <Alert color="orange" title={`${days(daysLate)} late`}>
      {due} {quote && feeText(quote)}
    </Alert>
  )
}

const feeText = ({ lateFee }: FilingQuote): string =>
  lateFee > 0
    ? `The late fee is about ${formatPaise(lateFee)}, and interest runs on unpaid tax. Both are paid to the government.`
    : 'Interest runs on unpaid tax. It is paid to the government.'
