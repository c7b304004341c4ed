import { describe, expect, it } from 'vitest'
import type { ServiceKey } from '../../contract/services.ts'
import { filings } from '../gst/filing/filings.ts'
import { systemDoer } from '../platform/actor.ts'
import { signedIn } from '../testing/browser.ts'
import { aSentFiling, filingDetailOf } from '../testing/gst-filing.ts'
import { aGstRegistration, aGstSeller, beginGst } from '../testing/gst-registration.ts'
import { openStream } from '../testing/live-stream.ts'
import { aPanApplication } from '../testing/pan.ts'
import { aPerson } from '../testing/people.ts'
import { openTestHouse } from '../testing/test-house.ts'

const house = await openTestHouse({ RATE_SCALE: '1000' })
const clerk = await signedIn(house, await aPerson(house, { permissions: ['gst'] }))
const seller = await aGstSeller(house)
const step = (service: ServiceKey, id: string) => ({
  service,
  record_id: id,
  move: 'submit',
  from_state: 'draft',
  to_state: 'submitted',
})

describe('what has a timeline', () => {
  it('is never deleted, whichever service it is of; a draft without one is', async () => {
    const filing = await aSentFiling(seller.browser)
    const registration = await aGstRegistration(seller.browser)
    const draft = await beginGst(seller.browser)
    const { id: pan } = await aPanApplication(house, { merchantId: seller.id, createdBy: seller.person.id })
    await house.db.insertInto('work_event').values(step('nsdl-pan', pan)).execute()
    for (const [table, id] of [
      ['gst_filing', filing],
      ['gst_registration', registration],
      ['pan_application', pan],
    ] as const)
      await expect(house.db.deleteFrom(table).where('id', '=', id).execute(), table).rejects.toThrow(
        'has a timeline, so it is never deleted',
      )
    const gone = await house.db.deleteFrom('gst_registration').where('id', '=', draft).executeTakeFirst()
    expect(gone.numDeletedRows).toBe(1n)
  })

  it('keeps its steps as they were written', async () => {
    await aSentFiling(seller.browser)
    const change = { remark: 'Something else' }
    await expect(house.db.updateTable('work_event').set(change).execute()).rejects.toThrow('never changed or deleted')
    await expect(house.db.deleteFrom('work_event').execute()).rejects.toThrow('never changed or deleted')
  })

  it('shows its own steps only, although another service has a record of the same number', async () => {
    const id = await aSentFiling(seller.browser)
    await house.db
      .insertInto('work_event')
      .values([step('nsdl-pan', id), step('gst-registration', id)])
      .execute()
    const { steps } = await filingDetailOf(seller.browser, id)
    expect(steps.map(({ move, to }) => [move, to])).toEqual([['submit', 'submitted']])
  })

  it('names the portal where nobody made the step, and is not read with a state that no workflow has', async () => {
    const id = await aSentFiling(seller.browser)
    const told = { id, no: 'GF0', move: 'start', from: 'submitted', to: 'in-progress' }
    await house.inTx((tx) => filings.record(tx, systemDoer, told))
    expect((await filings.steps(house.db, { merchantId: seller.id }, id)).map(({ who }) => who)).toEqual([
      expect.stringContaining(seller.person.code),
      'The portal',
    ])
    await house.inTx((tx) => filings.record(tx, systemDoer, { ...told, to: 'lost' }))
    await expect(filings.steps(house.db, { merchantId: null }, id)).rejects.toThrow("'lost', which is no state")
  })
})

it('a move of GST work is told to the open pages of its business', async () => {
  const id = await aSentFiling(seller.browser)
  const address = await house.web.listen({ port: 0, host: '127.0.0.1' })
  const stream = await openStream(address, seller.browser, '/merchant/notice/events')
  expect((await clerk.post(`/backend/gst/filing/${id}/start`)).status).toBe(204)
  await stream.until('gst')
  expect(stream.heard).toContain('gst')
})
