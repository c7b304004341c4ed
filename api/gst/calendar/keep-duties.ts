import { type Kysely, sql } from 'kysely'
import { lastFilingDay } from '../../../contract/gst/return-rules.ts'
import { periodLabel } from '../../../contract/gst/returns-periods.ts'
import { indianDay } from '../../../contract/kernel/dates.ts'
import { addDays } from '../../../contract/kernel/days.ts'
import type { LawBook } from '../../../contract/law/law-book.ts'
import type { Schema } from '../../../database/schema.ts'
import { inTransaction, type Tx } from '../../platform/database.ts'
import type { Client } from '../client/client-store.ts'
import { readDueBook } from './due-book.ts'
import { type ClientDuty, dutiesOf, dutyKey } from './duties-of.ts'
import { takenDuties } from './taken-duties.ts'

/** So many clients in one transaction. */
const portion = 100

/** Writes down what clients have to file, of those whose duties are not written down for today. Answers how many. */
export async function keepDuties(kysely: Kysely<Schema>, now: Date): Promise<number> {
  const today = indianDay(now)
  for (let kept = 0; ; ) {
    const clients = await inTransaction(kysely, (tx) => keepPortion(tx, today))
    kept += clients
    if (clients < portion) return kept
  }
}

/** The clients are locked: who changes one meanwhile waits, and the change makes its duties be written down again. */
async function keepPortion(tx: Tx, today: string): Promise<number> {
  const { rows: clients } = await sql<Client>`
    select client.* from gst_client client left join gst_duty_day kept on kept.client_id = client.id
    where kept.day is null or kept.day < ${today}::date
    order by client.id limit ${portion} for no key update of client skip locked`.execute(tx)
  if (clients.length === 0) return 0
  const book = await readDueBook(tx)
  const ids = clients.map(({ id }) => id)
  const taken = await takenDuties(tx, ids)
  // What ends today can be filed from tomorrow on.
  const rows = clients.flatMap((client) =>
    client.active
      ? dutiesOf(client, book, { from: client.since, to: addDays(today, -1) })
          .map((duty) => rowOf(client, duty, { law: book.law, taken: taken.get(client.id) }))
          .filter(({ last_on }) => last_on >= today)
      : [],
  )
  await writeDuties(tx, ids, rows)
  await sql`
    insert into gst_duty_day (client_id, day) select unnest(${ids}::bigint[]), ${today}::date
    on conflict (client_id) do update set day = excluded.day`.execute(tx)
  return clients.length
}

function rowOf(
  client: Client,
  { returnType, period, dueOn }: ClientDuty,
  { law, taken }: { law: LawBook; taken: ReadonlySet<string> | undefined },
) {
  return {
    client_id: client.id,
    merchant_id: client.merchant_id,
    return_type: returnType,
    period: period.code,
    period_label: periodLabel(period.code),
    due_on: dueOn,
    // What nobody has to file is not late afterwards.
    last_on: lastFilingDay(law, { returnType, end: period.end, dueOn }),
    taken: taken?.has(dutyKey(returnType, period.code)) ?? false,
  }
}

/** Most stand there already as they are: those are left alone. */
async function writeDuties(tx: Tx, clientIds: readonly string[], rows: readonly ReturnType<typeof rowOf>[]) {
  const wanted = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as wanted (client_id bigint, merchant_id bigint,
    return_type text, period text, period_label text, due_on date, last_on date, taken boolean)`
  await sql`
    delete from gst_duty duty where client_id = any(${clientIds}::bigint[]) and not exists (
      select from ${wanted} where (wanted.client_id, wanted.return_type, wanted.period) = (duty.client_id, duty.return_type, duty.period)
    )`.execute(tx)
  await sql`
    insert into gst_duty (client_id, merchant_id, return_type, period, period_label, due_on, last_on, taken)
    select client_id, merchant_id, return_type, period, period_label, due_on, last_on, taken from ${wanted}
    on conflict (client_id, return_type, period) do update
      set due_on = excluded.due_on, last_on = excluded.last_on, taken = excluded.taken
      where (gst_duty.due_on, gst_duty.last_on, gst_duty.taken) is distinct from (excluded.due_on, excluded.last_on, excluded.taken)`.execute(
    tx,
  )
}
