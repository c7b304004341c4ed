import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import type { GstQuote } from '../../contract/gst/registration.ts'
import { aGstDraft } from '../../contract/gst/registration-samples.ts'
import { periodLabel } from '../../contract/gst/returns-periods.ts'
import { readTranslations } from '../platform/read-translations.ts'
import type { Browser } from '../testing/browser.ts'
import { aClientChange, aFiling, aGstClient, monthsAgo } from '../testing/gst-filing.ts'
import { aGstSeller, beginGst, type Refusal, saveGst } from '../testing/gst-registration.ts'
import { aPerson } from '../testing/people.ts'
import { openTestHouse } from '../testing/test-house.ts'

const house = await openTestHouse({ RATE_SCALE: '1000' })
beforeAll(() => readTranslations(path.resolve(import.meta.dirname, '../../texts')))

const hindi = { 'accept-language': 'hi' }
const post = <Body = Refusal>(browser: Browser, address: string, payload: object) =>
  browser.ask<Body>('POST', `/merchant/gst/${address}`, payload, { ...hindi, 'idempotency-key': randomUUID() })

/** A return of last month, sent in by somebody who reads Hindi. */
async function aReturnInHindi() {
  const { browser } = await aGstSeller(house)
  const clientId = await aGstClient(browser)
  const { body } = await post<{ id: string; no: string }>(browser, 'filing/submit', aFiling(clientId))
  return { browser, clientId, ...body }
}

describe('a merchant who reads Hindi', () => {
  it('is told in Hindi what is wrong with a client, box by box', async () => {
    const { browser } = await aGstSeller(house)
    const { body } = await post(browser, 'client/add', aClientChange({ scheme: 'qrmp', turnover: 'over-20' }))
    expect(body).toEqual({
      message: 'कृपया अपनी भरी जानकारी जांचें।',
      data: { scheme: 'QRMP अधिकतम ₹5 करोड़ के टर्नओवर के लिए है' },
    })
  })

  it('is told in Hindi why a return is not taken', async () => {
    const { browser, clientId } = await aReturnInHindi()
    const again = await post(browser, 'filing/submit', aFiling(clientId))
    const title = `GSTR-3B ${periodLabel(monthsAgo(1))}`
    expect(again.body.message).toBe(`इस ग्राहक का ${title} पहले से दाखिल है या चल रहा है।`)
    const other = await post(browser, 'filing/submit', aFiling(clientId, { returnType: 'cmp-08' }))
    expect(other.body.data).toEqual({ returnType: 'यह ग्राहक CMP-08 दाखिल नहीं करता' })
  })

  it('reads in Hindi what a registration still lacks', async () => {
    const { browser } = await aGstSeller(house)
    const id = await beginGst(browser)
    await saveGst(browser, id, { ...aGstDraft(), signatory: '', supplies: [] })
    const quote = await browser.ask<GstQuote>('GET', `/merchant/gst/registration/${id}/quote`, undefined, hindi)
    expect(quote.body.wrong).toMatchObject({ signatory: 'चुनें कि हस्ताक्षर कौन करेगा', supplies: 'कम से कम एक बताएं' })
    expect(quote.body.missingPapers).toContain('आधार कार्ड: Asha Sample')
  })
})

describe('what is kept for others of a return sent in in Hindi', () => {
  it('is English: the entry of the wallet, the notice to the back office and the name of the period', async () => {
    await aPerson(house, { permissions: ['gst'] })
    const { no } = await aReturnInHindi()
    const period = periodLabel(monthsAgo(1))
    const title = `GSTR-3B ${period} of Sample Stores`
    const told = await house.db.selectFrom('notice').select('body').where('title', '=', `GST return ${no}`).execute()
    expect(told).toContainEqual({ body: `${title} waits for your look.` })
    const kept = await house.db.selectFrom('gst_filing').select('period_label').where('no', '=', no).execute()
    expect(kept).toEqual([{ period_label: period }])
    const narration = `GST return ${no}, ${title}`
    const entry = house.db.selectFrom('ledger_entry').select('kind').where('narration', '=', narration)
    expect(await entry.execute()).toEqual([{ kind: 'gst' }])
  })

  it('is English in a file of the list, from its columns to its states', async () => {
    const { browser, no } = await aReturnInHindi()
    const file = await post(browser, 'filing/list/export', { format: 'csv', columns: ['no', 'status', 'dueOn'] })
    const [head, row] = file.raw.toString('utf8').replace('\uFEFF', '').split('\r\n')
    expect([head, row?.split(',').slice(0, 2)]).toEqual(['No.,Status,Due', [no, 'Submitted']])
  })
})
