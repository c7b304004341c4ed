import { describe, expect, it } from 'vitest'
import { backOfficeDownload, merchantDownload } from '../../contract/download.ts'
import { backOfficeFront, type FrontMatter, merchantFront, publicFront } from '../../contract/front.ts'
import { isCin } from '../../contract/kernel/cin.ts'
import type { Notice } from '../../contract/notice.ts'
import { getSite, type PublicSite } from '../../contract/public-site.ts'
import { demoBackOffice, demoMerchants } from '../../database/demo/people.ts'
import { demoPayee } from '../../database/demo/slides.ts'
import { isPaymentCode, payeeOf } from '../platform/files/payment-code.ts'
import { readQrs } from '../platform/files/read-qrs.ts'
import { Browser } from '../testing/browser.ts'
import { openDemo } from '../testing/open-demo.ts'

const demo = await openDemo()
const visitor = new Browser(demo)
const [admin, shop] = [await demo.as('admin'), await demo.as('9800000004')]

const everybody = [
  ...demoBackOffice.map(({ userName }) => [userName, 'backend'] as const),
  ...demoMerchants.map(({ mobile }) => [mobile, 'merchant'] as const),
]

describe('the business of the demo', () => {
  it('has a CIN, a head office, and six departments with an address each', async () => {
    const { body } = await visitor.get<PublicSite>(getSite.path)
    expect(isCin(body.cin)).toBe(true)
    expect([body.add1, body.district, body.pin, body.state, body.contactNo].filter(Boolean)).toHaveLength(5)
    expect(new Set([body.emailId, ...Object.values(body.departments)]).size).toBe(7)
  })

  it('shows a slide and news to visitors, merchants and the back office', async () => {
    for (const [browser, { path }] of [
      [visitor, publicFront],
      [shop, merchantFront],
      [admin, backOfficeFront],
    ] as const) {
      const { body } = await browser.get<FrontMatter>(path)
      expect([path, body.slides.length > 0, body.news.length > 0]).toEqual([path, true, true])
      const picture = await visitor.get(`/carousel/${body.slides[0]?.id}?width=640`)
      expect([picture.status, String(picture.headers['content-type']).split('/')[0]]).toEqual([200, 'image'])
    }
  })

  it('has a payment code that pays an address which nobody has', async () => {
    for (const [browser, area] of [
      [shop, 'merchant'],
      [admin, 'backend'],
    ] as const) {
      const { status, raw } = await browser.get(`/${area}/account/GetQrcode`)
      expect(status).toBe(200)
      expect(await readQrs(raw)).toEqual([demoPayee])
    }
    expect(isPaymentCode(demoPayee)).toBe(true)
    expect(payeeOf(demoPayee)).toBe('sampleseva@examplebank')
  })

  it('leads somewhere with every link of Download Software', async () => {
    for (const [browser, { path }] of [
      [shop, merchantDownload.links],
      [admin, backOfficeDownload.links],
    ] as const) {
      const { body } = await browser.get<Record<string, string>>(path)
      const empty = Object.keys(body).filter((name) => body[name] === '')
      expect(empty).toEqual([])
    }
  })

  it.each(everybody)('has told %s something that they have not read yet', async (userName, area) => {
    const { body } = await (await demo.as(userName)).get<{ unread: number; notices: object[] }>(`/${area}/notice`)
    expect([body.unread > 0, body.notices.length > 1]).toEqual([true, true])
  })

  it.each(everybody)('lists what it has told %s with the newest first', async (userName, area) => {
    const { body } = await (await demo.as(userName)).get<{ notices: Notice[] }>(`/${area}/notice`)
    const times = body.notices.map(({ at }) => at)
    expect(times).toEqual(times.toSorted().toReversed())
  })
})
