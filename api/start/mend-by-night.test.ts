import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { checkCounts } from '../platform/list/check-counts.ts'
import { openLog } from '../platform/log.ts'
import { openBareDatabase } from '../testing/bare-database.ts'
import { someWallets } from '../testing/wallets.ts'
import { mendByNight } from './mend-by-night.ts'

const bare = await openBareDatabase()
const lines: string[] = []
const log = openLog('info', { write: (line) => void lines.push(line) })
const at = (moment: string) => mendByNight(bare.db, { now: new Date(moment), log })

it('kept counts that are wrong are put right and logged at three in the Indian night, and at no other hour', async () => {
  await someWallets(bare, [0])
  await sql`insert into kept_count_change (name, scope, n) values ('merchant', '1', 5)`.execute(bare.db)
  await at('2026-11-15T20:30:00Z')
  await at('2026-11-15T03:15:00Z')
  expect([await checkCounts(bare.db), lines]).toEqual([[{ name: 'merchant', scope: '1', kept: 6, counted: 1 }], []])
  await at('2026-11-15T21:30:00Z')
  expect(await checkCounts(bare.db)).toEqual([])
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    msg: 'kept counts were wrong',
    wrong: [{ name: 'merchant', scope: '1', kept: 6, counted: 1 }],
  })
  await at('2026-11-15T22:29:00Z')
  expect(lines).toHaveLength(1)
})

it('a closed day that is wrong is opened again and logged', async () => {
  lines.length = 0
  await sql`update closed_days set until = '2026-11-14'`.execute(bare.db)
  await sql`
    insert into ledger_day (day, account_id, kind, entries, debit, credit)
    select '2026-11-10', min(id), 'payment', 1, 0, 100 from ledger_account`.execute(bare.db)
  await at('2026-11-15T21:30:00Z')
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ msg: 'a closed day was wrong', day: '2026-11-10' }])
  const { until } = await bare.db.selectFrom('closed_days').select('until').executeTakeFirstOrThrow()
  expect(until).toBe('2026-11-09')
})
