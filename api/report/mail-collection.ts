import { formatDate, indianDay } from '../../contract/kernel/dates.ts'
import { addDays } from '../../contract/kernel/days.ts'
import { formatAmount, rupeesFromPaise } from '../../contract/kernel/money.ts'
import { emailsOf } from '../../contract/kernel/setting.ts'
import { backendPaths } from '../../contract/paths.ts'
import { collectionModes, collectionReport } from '../../contract/report/collection.ts'
import { queueMail } from '../mail/queue-mail.ts'
import type { Tx } from '../platform/database.ts'
import { readSettings } from '../site/site-settings.ts'
import { type CollectionLine, collectionOf } from './collection-of.ts'

/** Longer mails nobody reads: the link leads to the rest. */
const mostLines = 40

/**
 * Mails what came in on the day before, once that is due. The day is written down in the same transaction as the mails,
 * so that of two processes one sends them, and a failure leaves them to the next run. Answers whether they went out.
 */
export async function mailCollection(tx: Tx, { now, publicUrl }: { now: Date; publicUrl: string }): Promise<boolean> {
  const { collectionMail, collectionMailHour, collectionMailTo } = await readSettings(tx)
  const recipients = emailsOf(collectionMailTo)
  if (!collectionMail || recipients.length === 0 || indianHour(now) < collectionMailHour) return false
  const day = addDays(indianDay(now), -1)
  if (!(await takeDay(tx, day))) return false
  const lines = await collectionOf(tx, { from: day, to: day }, 10_000)
  const url = `${publicUrl}${backendPaths.report(collectionReport.office.slug)}?from=${day}&to=${day}`
  for (const to of recipients)
    await queueMail(tx, {
      to,
      kind: 'daily-collection',
      subject: `Collection of ${formatDate(day)}: ${amount(sum(lines).amount)}`,
      text: textOf(day, lines),
      action: { label: 'Open the report', url },
    })
  return true
}

const indianHour = (now: Date): number => new Date(now.getTime() + 330 * 60_000).getUTCHours()

async function takeDay(tx: Tx, day: string): Promise<boolean> {
  const taken = await tx
    .insertInto('collection_mail')
    .values({ day })
    .onConflict((oc) => oc.column('day').doNothing())
    .returning('day')
    .executeTakeFirst()
  return taken !== undefined
}

const amount = (paise: number): string => formatAmount(rupeesFromPaise(paise))
const payments = (n: number): string => `${n} ${n === 1 ? 'payment' : 'payments'}`

type Sum = Pick<CollectionLine, 'payments' | 'amount'>
const sum = (lines: readonly Sum[]): Sum => ({
  payments: lines.reduce((total, line) => total + line.payments, 0),
  amount: lines.reduce((total, line) => total + line.amount, 0),
})

function textOf(day: string, lines: readonly CollectionLine[]): string[] {
  if (lines.length === 0) return [`Nothing came in on ${formatDate(day)}.`]
  const whole = sum(lines)
  const byPlace = [...group(lines)].map(
    ([place, some]) => `${place}: ${payments(sum(some).payments)}, ${amount(sum(some).amount)}`,
  )
  return [
    `On ${formatDate(day)} ${payments(whole.payments)} came in, ${amount(whole.amount)} altogether.`,
    ...byPlace.slice(0, mostLines),
  ]
}

function group(lines: readonly CollectionLine[]): Map<string, CollectionLine[]> {
  const places = new Map<string, CollectionLine[]>()
  for (const line of lines) {
    const place = `${line.bank}, ${collectionModes[line.mode] ?? line.mode}`
    places.set(place, [...(places.get(place) ?? []), line])
  }
  return places
}
