import { expect, it } from 'vitest'
import { anApplicant, stepsFor } from '../testing/kyc.ts'
import { openKycDesk } from '../testing/kyc-desk.ts'
import { openTestHouse } from '../testing/test-house.ts'

const house = await openTestHouse({ RATE_SCALE: '1000' })
const owner = await anApplicant(house)
const { business = {} } = stepsFor('merchant')
const save = (body: object) => owner.browser.post<{ data?: unknown }>('/merchant/my-profile/kyc/business', body)

it('a field that was only described keeps its step from being saved, under its name', async () => {
  const { status, body } = await save(business)
  expect([status, body.data]).toEqual([400, { licenceNo: 'Required' }])
})

it('is kept as it should be written, and read by the person and by who reviews it', async () => {
  expect((await save({ ...business, licenceNo: ' mh-12/7 ' })).status).toBe(204)
  expect((await owner.read()).details).toMatchObject({ licenceNo: 'MH-12/7' })
  const desk = await openKycDesk(house)
  expect((await desk.read(owner.person.id)).details).toMatchObject({ licenceNo: 'MH-12/7' })
})
