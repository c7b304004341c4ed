import { sql } from 'kysely'
import * as z from 'zod/mini'
import { tableEndpoint } from '../../contract/kernel/endpoint.ts'
import { signedIn } from '../../contract/kernel/role.ts'
import {
  choiceColumn,
  dateColumn,
  dateTimeColumn,
  flagColumn,
  moneyColumn,
  numberColumn,
  textColumn,
} from '../../contract/kernel/table.ts'
import type { Tx } from '../platform/database.ts'
import { defineList } from '../platform/list/define-list.ts'

/** A row with a column of every kind, any of which may be empty. */
export interface Thing {
  id: number
  mine: boolean
  word: string | null
  size: number | null
  price: number | null
  day: string | null
  at: string | null
  kind: string | null
  sold: boolean | null
}

export const thingKinds = ['new', 'old', '100%'] as const

export const listThings = tableEndpoint({
  path: '/things',
  reads: [],
  because: 'Of tests only',
  title: 'All my things',
  allow: signedIn,
  alsoGet: true,
  columns: {
    word: textColumn('Word'),
    size: numberColumn('Size'),
    price: moneyColumn('Price'),
    day: dateColumn('Day'),
    at: dateTimeColumn('At'),
    kind: choiceColumn(
      'Kind',
      thingKinds.map((value) => ({ value, label: value })),
    ),
    sold: flagColumn('Sold'),
    number: numberColumn('No.', { sortable: false }),
  },
  card: { title: 'word', state: 'kind', amount: ['price'], day: 'day' },
  switches: ['slowly'],
  row: z.object({ id: z.number() }),
})

/** A list for tests only; its switch 'slowly' keeps the database busy until someone stops it. */
export const thingList = defineList(listThings, {
  from: sql`thing`,
  scope: ({ switches }) => (switches.slowly ? sql`thing.mine and pg_sleep(300) is not null` : sql`thing.mine`),
  fields: {
    word: sql.ref('thing.word'),
    size: sql.ref('thing.size'),
    price: sql.ref('thing.price'),
    day: sql.ref('thing.day'),
    at: sql.ref('thing.at'),
    kind: sql.ref('thing.kind'),
    sold: sql.ref('thing.sold'),
    number: sql.ref('thing.id'),
  },
  also: { id: sql.ref('thing.id') },
  key: sql.ref('thing.id'),
  search: sql`coalesce(thing.word, '') || ' ' || coalesce(thing.kind, '')`,
  order: [{ column: 'at', dir: 'desc' }],
  row: (record) => ({ ...record, id: Number(record.id) }),
})

export async function createThings(tx: Tx): Promise<void> {
  await sql`create table thing (
    id bigint primary key, mine boolean not null, word text collate "C", size bigint, price bigint, day date,
    at timestamptz, kind text collate "C", sold boolean)`.execute(tx)
}

export async function replaceThings(tx: Tx, things: Thing[]): Promise<void> {
  await sql`delete from thing`.execute(tx)
  await sql`insert into thing select * from jsonb_populate_recordset(null::thing, ${JSON.stringify(things)}::jsonb)`.execute(
    tx,
  )
}
