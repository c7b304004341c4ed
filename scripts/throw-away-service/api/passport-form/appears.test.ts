import { expect, it } from 'vitest'
import type { MerchantDashboard, OfficeCharts } from '../../contract/dashboard.ts'
import type { Found } from '../../contract/find.ts'
import type { TableReply } from '../../contract/kernel/table.ts'
import { ageingReport } from '../../contract/report/ageing.ts'
import { applicationsReport } from '../../contract/report/applications.ts'
import { system } from '../platform/actor.ts'
import { signedIn } from '../testing/browser.ts'
import { aMerchant, aPerson } from '../testing/people.ts'
import { openTestHouse } from '../testing/test-house.ts'
import { filePassportForm } from './file-passport-form.ts'
import { passportForms } from './passport-forms.ts'

const house = await openTestHouse()
const { id: merchantId } = await aMerchant(house)
const clerk = await signedIn(house, await aPerson(house, { permissions: ['passport-form', 'report'] }))
const person = await aPerson(house, { role: 'merchant', merchantId, permissions: ['apply'] })
const owner = await signedIn(house, person)
const { id } = await house.db
  .insertInto('passport_form')
  .values({ merchant_id: merchantId, created_by: person.id, applicant: 'Asha Rao' })
  .returning('id')
  .executeTakeFirstOrThrow()

it('a service that was only registered is found by whoever has its permission', async () => {
  const { body } = await clerk.get<Found[]>('/backend/misc/find?q=F000001')
  expect(body).toMatchObject([{ kind: 'passport-form', title: 'F000001', detail: 'Asha Rao · Asked for' }])
})

it('is counted on both dashboards', async () => {
  const office = await clerk.get<OfficeCharts>('/backend/dashboard/charts')
  expect(office.body.work).toMatchObject([{ work: 'passport-form', waiting: 1 }])
  expect(office.body.volume.map(({ kind }) => kind)).toEqual(['passport-form'])
  const own = await owner.get<MerchantDashboard>('/merchant/misc/dashboard')
  expect(own.body.work).toContainEqual({ work: 'passport-form-asked', waiting: 1 })
})

it('stands in the reports on applications and on ageing', async () => {
  const asked = { additionFilter: { view: 'state' } }
  const sent = await clerk.post<TableReply<{ state: string; number: number }>>(
    applicationsReport.office.list.path,
    asked,
  )
  expect(sent.body.data).toMatchObject([{ service: 'passport-form', state: 'passport-form/asked', number: 1 }])
  const ageing = await clerk.post<TableReply<{ queue: string; waiting: number }>>(ageingReport.office.list.path, {
    length: 100,
  })
  expect(ageing.body.data).toContainEqual(expect.objectContaining({ queue: 'passport-form-asked', waiting: 1 }))
})

it('is moved on once, has a timeline that stays, and tells its merchant', async () => {
  await house.inTx((tx) => filePassportForm(tx, system, id))
  expect(await passportForms.steps(house.db, { merchantId }, id)).toMatchObject([
    { move: 'file', to: 'filed', who: 'The portal' },
  ])
  const { body } = await owner.get<{ notices: { title: string }[] }>('/merchant/notice')
  expect(body.notices).toMatchObject([{ title: 'F000001 is filed' }])
  await expect(house.inTx((tx) => filePassportForm(tx, system, id))).rejects.toThrow("'file' is not possible")
  await expect(house.db.deleteFrom('passport_form').execute()).rejects.toThrow('has a timeline')
})
