import { Alert, Text } from '@mantine/core'
import type { FilingQuote, OpenPeriod } from '../../../contract/gst/filing.ts'
import { formatDate } from '../../../contract/kernel/dates.ts'
import { formatPaiseShort } from '../../../contract/kernel/money.ts'
import { capWords } from '../../../contract/law/rule-words.ts'
import { gstFilingTexts } from '../../../texts/en/gst-filing.ts'

interface Props {
  period: OpenPeriod
  /** Nothing while it is being fetched. */
  quote: FilingQuote | undefined
  nil: boolean
}

/** When a return is due, and what the delay costs. */
export function DueHint({ period: { dueOn, notification, daysLate }, quote, nil }: Props) {
  const day = formatDate(dueOn)
  const due = notification ? gstFilingTexts.dueOnExtended({ day, notification }) : gstFilingTexts.dueOn({ day })
  if (daysLate === 0) return <Text size="sm">{due}</Text>
  return (
    <Alert color="orange" title={gstFilingTexts.daysLate({ days: daysLate })}>
      {due} {quote && feeText(quote, nil)}
    </Alert>
  )
}

/** Of a nil return no tax is unpaid, so no interest runs. */
function feeText({ daysLate, lateFee }: FilingQuote, nil: boolean): string {
  const { amount, perDay, source, rough } = lateFee
  if (amount === 0) return nil ? gstFilingTexts.noLateFee() : gstFilingTexts.noLateFeeButInterest()
  return [
    gstFilingTexts.lateFeeIs({
      amount: formatPaiseShort(amount),
      days: daysLate,
      perDay: formatPaiseShort(perDay),
      cap: capWords(lateFee),
      source,
    }),
    ...(rough ? [gstFilingTexts.chooseTheExactTurnover()] : []),
    nil ? gstFilingTexts.paidToTheGovernment() : gstFilingTexts.bothArePaidToTheGovernment(),
  ].join(' ')
}
