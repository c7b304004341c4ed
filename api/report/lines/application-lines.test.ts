import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { applicationsReport } from '../../../contract/report/applications.ts'
import type { ApiServices } from '../../service/api-service.ts'
import type { ReportAsked } from '../../service/report-asked.ts'
import { apiServices } from '../../services.ts'
import { openBareDatabase } from '../../testing/bare-database.ts'
import { someWallets } from '../../testing/wallets.ts'
import { createUser } from '../../user/create-user.ts'
import { applicationLines } from './application-lines.ts'

const bare = await openBareDatabase()
const { db } = bare
const [merchantId = ''] = await someWallets(bare, [0])
const { id: userId } = await bare.inTx((tx) =>
  createUser(tx, { userName: 'shop', displayName: 'Shop', role: 'merchant', email: 'shop@people.test', merchantId }),
)
await sql`
  insert into coupon_order (merchant_id, psa_id, kind, quantity, amount, asked_by, status, asked_at, provider_order)
  select ${merchantId}, 'UTIPSA77', 'digital', 1, 8700, ${userId}, status, '2026-06-02T10:00:00Z', 'UTI-1'
  from unnest(array['pending', 'fulfilled', 'refused', 'refused']) as status`.execute(db)

const view = applicationsReport.office.views.product
if (!view) throw new Error('The report has no view by product any more.')

interface Line {
  number: string
  open: string
  done: string
  ended: string
}
const asked: ReportAsked = {
  view,
  days: { from: '2026-06-01', to: '2026-06-30' },
  merchant: undefined,
  chosen: { service: 'uti-pan' },
}
async function sumsOf(services: ApiServices) {
  const { rows } = await sql<Line>`
    select sum(number) as number, sum(open) as open, sum(done) as done, sum(ended) as ended
    from (${applicationLines(services)(asked)}) as line`.execute(db)
  const { number, open, done, ended } = rows[0] ?? {}
  return [number, open, done, ended].map(Number)
}

describe('what was sent in', () => {
  it('is open, done or given back, as its service calls its states', async () => {
    expect(await sumsOf(apiServices)).toEqual([4, 1, 1, 2])
  })

  it('is never given back where its service has no such state', async () => {
    const { sent } = apiServices['uti-pan']
    const kept = { ...apiServices, 'uti-pan': { ...apiServices['uti-pan'], sent: { ...sent, ended: [] } } }
    expect(await sumsOf(kept)).toEqual([4, 3, 1, 0])
  })
})
