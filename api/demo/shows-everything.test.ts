import { describe, expect, it, test } from 'vitest'
import {
  getDashboard,
  getMerchantDashboard,
  getOfficeCharts,
  type MerchantDashboard,
  merchantWaiting,
  type OfficeCharts,
  officeWaitingNames,
  volumeKindNames,
} from '../../contract/dashboard.ts'
import { indianDay } from '../../contract/kernel/dates.ts'
import type { TableEndpoint } from '../../contract/kernel/endpoint.ts'
import type { TableReply } from '../../contract/kernel/table.ts'
import type { MemberRow } from '../../contract/member.ts'
import type { ReportSide, ReportSums } from '../../contract/report/report.ts'
import { reports } from '../../contract/report/reports.ts'
import { openDemo } from '../testing/open-demo.ts'

const demo = await openDemo()
const lists = demo.api.endpoints.filter((one): one is TableEndpoint => one.kind === 'table')
const rowsOf = async (path: string, userName: string): Promise<number | string> => {
  const browser = await demo.as(userName)
  const { status, body } = await browser.post<TableReply<unknown>>(path.replace(':id', '1'), {})
  return status === 200 ? body.data.length : `refused with ${status}`
}

/** The shop that the tour leads to: it has something in every list. */
const shop = '9800000004'
/** Lists that say nothing to the admin of the demo, and who they have something for. */
const others: Record<string, { userName: string; why: string }> = {
  '/backend/my-profile/activity': {
    userName: 'staff2',
    why: 'What somebody does is kept only for those who have switched it on.',
  },
}

describe('the demo, as its first start leaves it', () => {
  it('is asked for every list there is', () => {
    expect(lists.length).toBeGreaterThan(60)
    const known = lists.map(({ path }) => path)
    for (const path of Object.keys(others)) expect(known).toContain(path)
  })

  test.each(lists.filter(({ path }) => path.startsWith('/backend')).map(({ path, title }) => [path, title]))(
    'has something in the list %s (%s) of the back office',
    async (path) => {
      expect(await rowsOf(path, others[path]?.userName ?? 'admin')).toBeGreaterThan(0)
    },
  )

  test.each(lists.filter(({ path }) => path.startsWith('/merchant')).map(({ path, title }) => [path, title]))(
    'has something in the list %s (%s) of a shop',
    async (path) => {
      expect(await rowsOf(path, shop)).toBeGreaterThan(0)
    },
  )

  const monthAgo = indianDay(new Date(Date.now() - 29 * 86_400_000))
  const sides = reports.flatMap(({ office, own }) => [
    ['back office', office, 'admin'] as const,
    ['shop', own, shop] as const,
  ])
  test.each(
    sides.flatMap(([whose, side, userName]) =>
      Object.keys(side.views).map((view) => [whose, side.title, view, side, userName] as const),
    ),
  )(
    'has figures in the report of the %s "%s", seen by %s',
    async (_whose, _title, view, side: ReportSide, userName) => {
      const days = side.undated ? {} : { from: monthAgo, to: indianDay(new Date()) }
      const browser = await demo.as(userName)
      const { status, body } = await browser.post<ReportSums>(side.sumsCall.path, { additionFilter: { ...days, view } })
      expect(status).toBe(200)
      expect(Object.values(body.totals).filter((figure) => figure !== 0)).not.toEqual([])
      expect(body.bars.filter(({ value }) => value !== 0)).not.toEqual([])
    },
  )

  it('has work of every kind waiting for the back office, and a curve in each chart', async () => {
    const { body } = await (await demo.as('admin')).get<OfficeCharts>(getOfficeCharts.path)
    const waiting = body.work.filter((one) => one.waiting > 0).map(({ work }) => work)
    expect(waiting.sort()).toEqual([...officeWaitingNames].sort())
    const sold = body.volume.filter(({ perDay }) => perDay.some((n) => n > 0)).map(({ kind }) => kind)
    expect(sold.sort()).toEqual([...volumeKindNames].sort())
    expect(body.collection?.filter((paise) => paise > 0).length).toBeGreaterThan(15)
  })

  it('counts money, applications and every type of id on the cards of the back office', async () => {
    const { body } = await (await demo.as('admin')).get<{ deposite: number; totPanVolume: number; idDetail: object[] }>(
      getDashboard.path,
    )
    expect(body.deposite).toBeGreaterThan(0)
    expect(body.totPanVolume).toBeGreaterThan(100)
    expect(body.idDetail).toHaveLength(4)
  })

  it('has something of every kind to do for the shop, and a curve in its chart', async () => {
    const { body } = await (await demo.as(shop)).get<MerchantDashboard>(getMerchantDashboard.path)
    const waiting = body.work.filter((one) => one.waiting > 0).map(({ work }) => work)
    expect(waiting.sort()).toEqual(Object.keys(merchantWaiting).sort())
    expect(body.volume?.filter(({ perDay }) => perDay.some((n) => n > 0)).length).toBe(volumeKindNames.length)
    expect(body.balance).toBeGreaterThan(0)
  })

  it('has a shop with three levels below it, whose sales it earns by', async () => {
    const browser = await demo.as(shop)
    const { body } = await browser.post<TableReply<MemberRow>>('/merchant/usermanagement/member-list', { length: 100 })
    expect([...new Set(body.data.map(({ level }) => level))].sort()).toEqual([1, 2, 3])
    const earned = await demo.db
      .selectFrom('sale_share')
      .innerJoin('merchant', 'merchant.id', 'sale_share.merchant_id')
      .select(['level', (eb) => eb.fn.sum<string>('commission').as('paise')])
      .where('merchant.mobile', '=', shop)
      .where('earned_at', 'is not', null)
      .groupBy('level')
      .orderBy('level')
      .execute()
    expect(earned.map(({ level, paise }) => [level, Number(paise) > 0])).toEqual([
      [0, true],
      [1, true],
      [2, true],
      [3, true],
    ])
  })
})
