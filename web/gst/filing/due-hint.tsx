import { Alert, Text } from '@mantine/core'
import type { FilingQuote, OpenPeriod } from '../../../contract/gst/filing.ts'
import { formatDate } from '../../../contract/kernel/dates.ts'
import { formatPaiseShort } from '../../../contract/kernel/money.ts'
import { capWords } from '../../../contract/law/rule-words.ts'

interface Props {
  period: OpenPeriod
  /** Nothing while it is being fetched. */
  quote: FilingQuote | undefined
  nil: boolean
}

const days = (n: number) => `${n} ${n === 1 ? 'day' : 'days'}`

/** When a return is due, and what the delay costs. */
export function DueHint({ period: { dueOn, notification, daysLate }, quote, nil }: Props) {
  const due = `Due on ${formatDate(dueOn)}${notification && `, extended by ${notification}`}.`
  if (daysLate === 0) return <Text size="sm">{due}</Text>
  return (
    <Alert color="orange" title={`${days(daysLate)} late`}>
      {due} {quote && feeText(quote, nil)}
    </Alert>
  )
}

/** Of a nil return no tax is unpaid, so no interest runs. */
function feeText({ daysLate, lateFee }: FilingQuote, nil: boolean): string {
  const { amount, perDay, source, rough } = lateFee
  if (amount === 0)
    return nil
      ? 'There is no late fee.'
      : 'There is no late fee. Interest runs on unpaid tax and is paid to the government.'
  return [
    `The late fee is ${formatPaiseShort(amount)}: ${days(daysLate)} × ${formatPaiseShort(perDay)}${capWords(lateFee)} (${source}).`,
    ...(rough ? ['Choose the exact turnover of this client: it may be less.'] : []),
    nil ? 'It is paid to the government.' : 'Interest runs on unpaid tax. Both are paid to the government.',
  ].join(' ')
}
