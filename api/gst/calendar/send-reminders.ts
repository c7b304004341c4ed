import type { Kysely } from 'kysely'
import { clientName } from '../../../contract/gst/client.ts'
import { gstReturns } from '../../../contract/gst/returns.ts'
import { periodLabel } from '../../../contract/gst/returns-periods.ts'
import { formatDate, indianDay } from '../../../contract/kernel/dates.ts'
import { addDays, daysBetween } from '../../../contract/kernel/days.ts'
import { merchantPaths } from '../../../contract/paths.ts'
import type { Schema } from '../../../database/schema.ts'
import { gstNotices } from '../../../texts/en/gst-notices.ts'
import { inTransaction, type Tx } from '../../platform/database.ts'
import { tellBusiness } from '../../user/tell-business.ts'
import { activeClients, type Client } from '../client/client-store.ts'
import { type KeptBook, readDueBook } from './due-book.ts'
import { type ClientDuty, dutiesOf, dutyKey } from './duties-of.ts'
import { takenDuties } from './taken-duties.ts'

/** Days before the due date. On a day between two of them the earlier one is made up for, if it was missed. */
const stages = [7, 2, 0] as const
/** So many clients in one transaction. */
const portion = 200

interface Reminder extends ClientDuty {
  client: Client
  stage: number
}

/** Reminds every merchant of what its clients must file: each return at each stage once, however often this runs. */
export async function sendReminders(kysely: Kysely<Schema>, now: Date): Promise<number> {
  const today = indianDay(now)
  let sent = 0
  for (let after = '0'; ; ) {
    const { last, reminders } = await inTransaction(kysely, (tx) => remindPortion(tx, { after, today }))
    sent += reminders
    if (!last) return sent
    after = last
  }
}

/** Clients of one merchant stand together, so that it hears of them in one notice. */
async function remindPortion(tx: Tx, { after, today }: { after: string; today: string }) {
  const merchants = await tx
    .selectFrom('gst_client')
    .select('merchant_id')
    .distinct()
    .where('active', '=', true)
    .where('merchant_id', '>', after)
    .orderBy('merchant_id')
    .limit(portion)
    .execute()
  const ids = merchants.map(({ merchant_id }) => merchant_id)
  if (ids.length === 0) return { last: undefined, reminders: 0 }
  const book = await readDueBook(tx)
  let reminders = 0
  for (const merchantId of ids) reminders += await remindMerchant(tx, { merchantId, today, book })
  return { last: ids.at(-1), reminders }
}

async function remindMerchant(
  tx: Tx,
  { merchantId, today, book }: { merchantId: string; today: string; book: KeptBook },
): Promise<number> {
  const clients = await activeClients(tx, merchantId)
  const taken = await takenDuties(
    tx,
    clients.map(({ id }) => id),
  )
  const wanted = clients.flatMap((client) => wantedOf(client, { today, book }))
  const open = wanted.filter((one) => !taken.get(one.client.id)?.has(dutyKey(one.returnType, one.period.code)))
  const first: Reminder[] = []
  for (const reminder of open) if (await isFirst(tx, reminder)) first.push(reminder)
  for (const dueOn of new Set(first.map((one) => one.dueOn)))
    await tell(tx, merchantId, { dueOn, reminders: first.filter((one) => one.dueOn === dueOn) })
  return first.length
}

/** What is due within the days of the first stage. A period ends before its return is due, so only recent ones matter. */
function wantedOf(client: Client, { today, book }: { today: string; book: KeptBook }): Reminder[] {
  return dutiesOf(client, book, { from: client.since, to: addDays(today, stages[0]) }).flatMap((duty) => {
    const left = daysBetween(today, duty.dueOn)
    const stage = left < 0 ? undefined : stages.findLast((days) => left <= days)
    return stage === undefined ? [] : [{ ...duty, client, stage }]
  })
}

/** Writes the reminder down; whoever else is about to send it waits here, and then finds it sent. */
async function isFirst(tx: Tx, { client, returnType, period, stage }: Reminder): Promise<boolean> {
  const row = await tx
    .insertInto('gst_reminder')
    .values({ client_id: client.id, return_type: returnType, period: period.code, stage })
    .onConflict((conflict) => conflict.doNothing())
    .returning('stage')
    .executeTakeFirst()
  return row !== undefined
}

const named = 5

async function tell(
  tx: Tx,
  merchantId: string,
  { dueOn, reminders }: { dueOn: string; reminders: readonly Reminder[] },
): Promise<void> {
  const [count, due] = [reminders.length, formatDate(dueOn)]
  await tellBusiness(
    tx,
    { merchantId },
    {
      kind: 'gst',
      title: () => (count === 1 ? gstNotices.oneIsDue({ due }) : gstNotices.manyAreDue({ count, due })),
      text: () => listed(reminders),
      link: merchantPaths.gstCalendar,
    },
  )
}

function listed(reminders: readonly Reminder[]): string {
  const lines = reminders.slice(0, named).map(lineOf).join('; ')
  const more = reminders.length - named
  return more > 0 ? gstNotices.dueListedAndMore({ lines, more }) : gstNotices.dueListed({ lines })
}

const lineOf = ({ returnType, period, client }: Reminder): string =>
  gstNotices.returnOf({
    form: gstReturns[returnType].label,
    period: periodLabel(period.code),
    client: clientName({ legalName: client.legal_name, tradeName: client.trade_name }),
  })
