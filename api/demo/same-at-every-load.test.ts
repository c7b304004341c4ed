import { sql } from 'kysely'
import { describe, expect, it, vi } from 'vitest'
import { openTestHouse } from '../testing/test-house.ts'
import { checkLedger } from '../wallet/check-ledger.ts'
import { readEarnings } from '../wallet/read-earnings.ts'
import { loadDemo } from './load-demo.ts'

const house = await openTestHouse({ DEMO: '1' })

/** How busy a day was depends on its weekday, so the demo is told on a Wednesday evening that does not move. */
async function loadOnWednesday(): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-11T18:30:00+05:30') })
  try {
    await house.inTx((tx) => loadDemo(tx, 0, house.platform.files))
  } finally {
    vi.useRealTimers()
  }
}
await loadOnWednesday()

describe('the demo of one day is the same in every process that loads it', () => {
  it('down to the last paisa of every wallet', async () => {
    const { rows } = await sql<{ mobile: string; balance: string }>`
      select mobile, balance from ledger_account join merchant on merchant.id = merchant_id
      where kind = 'wallet' order by merchant.id`.execute(house.db)
    expect(rows.map(({ mobile, balance }) => [mobile, Number(balance)])).toEqual([
      ['9800000001', 14_054_374],
      ['9800000002', 2_619_792],
      ['9800000003', 357_812],
      ['9800000004', 8_766_220],
      ['9820000000', 2_225_830],
      ['9820000001', 1_078_956],
      ['9820000002', 0],
      ['9820000003', 164_004],
      ['9820000004', 0],
      ['9820000005', 4_975_564],
      ['9820000006', 37_010],
      ['9820000007', 36_432],
      ['9820000008', 0],
      ['9820000009', 27_380],
      ['9820000010', 0],
      ['9820000011', 0],
    ])
  })

  it('in what the first shop earns by sales that can still be taken back, and in its ledger', async () => {
    const { rows } = await sql<{ id: string }>`select id from merchant order by id limit 1`.execute(house.db)
    expect(await readEarnings(house.db, rows[0]?.id ?? '')).toEqual({ pending: 13_622, advanced: 0 })
    expect(await checkLedger(house.db)).toEqual({ entries: 406, postings: 2078, wrong: [] })
  })

  it('in who applied, for what and with which outcome', async () => {
    const { rows } = await sql<{ told: string }>`
      select concat_ws(' ', ack_no, card_name, state, to_char(dated at time zone 'Asia/Kolkata', 'DD-MM HH24:MI')) as told
      from pan_application order by id desc limit 4`.execute(house.db)
    expect(rows.map(({ told }) => told)).toEqual([
      'GURPREET DRISHTANT draft 11-11 18:21',
      'NEHA TESTWALA esign-pending 11-11 15:51',
      'VIVEK NAMUNEKAR esign-pending 11-11 14:38',
      'NIKHIL PRAYOG draft 11-11 12:39',
    ])
    const states = await sql<{ told: string }>`
      select state || ' ' || count(*) as told from pan_application group by state order by state`.execute(house.db)
    expect(states.rows.map(({ told }) => told)).toEqual([
      'acknowledged 45',
      'awaiting-crop 4',
      'awaiting-scan 6',
      'cancelled 9',
      'draft 9',
      'esign-failed 4',
      'esign-pending 4',
      'issued 66',
      'rejected 8',
      'tin-rejected 4',
      'tin-resubmitted 4',
      'verification 5',
      'verified 7',
    ])
  })
})
