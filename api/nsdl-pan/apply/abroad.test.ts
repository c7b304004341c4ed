import { describe, expect, it } from 'vitest'
import { anEntity } from '../../../contract/nsdl-pan/check-samples.ts'
import type { PanDraft } from '../../../contract/nsdl-pan/draft.ts'
import { aNewSheet, openPanCounter } from '../../testing/pan-counter.ts'
import { sendBack } from '../../testing/send-back.ts'
import { openTestHouse } from '../../testing/test-house.ts'
import { walletBalance } from '../../wallet/wallet-balance.ts'

const house = await openTestHouse({ RATE_SCALE: '1000' })
const desk = await openPanCounter(house, { rupees: 20_000 })

const dubai: Partial<PanDraft> = {
  residency: 'nri',
  passportNo: 'N1234567',
  homeCity: 'DUBAI',
  homeState: '',
  homePin: '00000',
  homeCountry: 'United Arab Emirates',
}
const quoteOf = async (id: string) => (await desk.browser.get(`/merchant/nsdlpan/apply/${id}/quote`)).body
const productOf = async (id: string) =>
  (await house.db.selectFrom('pan_application').select('product_code').where('id', '=', id).executeTakeFirstOrThrow())
    .product_code

/** The government's fee in rupees, tax included, by where the card goes (fees of Protean for PAN, as of November 2026). */
const fees = [
  // product, in India, abroad
  ['N', 'physical', 'card', 107, 1_017],
  ['N', 'paperless', 'card', 101, 1_011],
  ['C', 'physical', 'card', 107, 1_017],
  ['C', 'paperless', 'card', 101, 1_011],
  // Nothing is sent by post.
  ['N', 'physical', 'epan', 72, 72],
  ['N', 'paperless', 'epan', 66, 66],
  ['C', 'physical', 'epan', 72, 72],
  ['C', 'paperless', 'epan', 66, 66],
] as const

describe('the address of communication chooses the product by itself', () => {
  it.each(fees)('%s %s %s: ₹%i in India, ₹%i abroad', async (type, mode, card, home, abroad) => {
    const papers = mode === 'paperless' ? { identityProof: '', addressProof: '' } : {}
    const correction = type === 'C' ? { panNo: 'ABCPS1234E', panProof: 'pan-card' } : {}
    const feeOf = async (change: Partial<PanDraft>) => {
      const { id } = await desk.fill(aNewSheet({ ...papers, ...correction, ...change }), { type, mode, card })
      return (await quoteOf(id)) as { governmentFee: number; abroad: boolean }
    }
    expect(await feeOf({})).toMatchObject({ governmentFee: home * 100, abroad: false })
    expect(await feeOf(dubai)).toMatchObject({ governmentFee: abroad * 100, abroad: true })
  })

  it('of a person who writes from the office it is the office that counts, of an entity always', async () => {
    const office = { officeFlat: '1', officeCity: 'KANPUR', officeState: 'Uttar Pradesh', officePin: '208001' }
    const atHome = await desk.fill(aNewSheet({ ...dubai, ...office, officeCountry: 'India', writeTo: 'O' }))
    expect(await quoteOf(atHome.id)).toMatchObject({ abroad: false, governmentFee: 10_700 })
    const company = anEntity('company', { officeCountry: 'Singapore', officeState: '', officePin: '018956' })
    const far = await desk.fill(company, { category: 'company' })
    expect(await quoteOf(far.id)).toMatchObject({ abroad: true, governmentFee: 101_700 })
  })

  it('is charged once, at the price that was shown, and the list says what was sold', async () => {
    const filled = await desk.fill(aNewSheet(dubai))
    const { net, price } = (await quoteOf(filled.id)) as { net: number; price: number }
    // The package asks ₹30 above the fee, within India and abroad.
    expect(price).toBe(104_700)
    const before = await walletBalance(house.db, desk.merchantId)
    expect((await desk.submit(filled)).status).toBe(200)
    expect(await walletBalance(house.db, desk.merchantId)).toBe(before - net)
    expect(await productOf(filled.id)).toBe('pan-new-physical-card-abroad')
  })

  it('is told before a form is begun, and not sold where the package does not have it', async () => {
    const prices = async () =>
      (await desk.browser.get('/merchant/nsdlpan/prices?type=N&mode=physical')).body.cards as object[]
    expect(await prices()).toMatchObject([
      { card: 'card', price: 13_700, priceAbroad: 104_700 },
      { card: 'epan', price: 10_200, priceAbroad: 10_200 },
    ])
    await house.db.deleteFrom('package_price').where('product_code', '=', 'pan-new-paperless-card-abroad').execute()
    const cards = (await desk.browser.get('/merchant/nsdlpan/prices?type=N&mode=paperless')).body.cards as object[]
    expect(cards[0]).toMatchObject({ card: 'card', priceAbroad: null })
  })
})

describe('a merchant who mends what was sent back', () => {
  it('cannot turn a card within India into one that goes abroad for free, nor the other way', async () => {
    for (const [paidAs, mendedAs, word] of [
      [{}, dubai, 'in India'],
      [dubai, {}, 'abroad'],
    ] as const) {
      const filled = await desk.fill(aNewSheet(paidAs))
      expect((await desk.submit(filled)).status).toBe(200)
      await sendBack(house, filled.id)
      const saved = await desk.save(filled.id, aNewSheet(mendedAs), filled.version)
      expect(saved.status).toBe(200)
      const { version } = saved.body
      const again = await desk.browser.post(`/merchant/nsdlpan/reapply/${filled.id}`, { version })
      expect([again.status, again.body.data]).toEqual([
        400,
        { homeCountry: expect.stringContaining(`paid for an address ${word}`) },
      ])
      expect(await quoteOf(filled.id)).toMatchObject({ wrong: { homeCountry: expect.stringContaining(word) } })
      expect(await productOf(filled.id)).toBe(`pan-new-physical-card${paidAs === dubai ? '-abroad' : ''}`)
    }
  })
})
