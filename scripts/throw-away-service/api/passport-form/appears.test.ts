import { expect, it } from 'vitest'
import type { MerchantDashboard, OfficeCharts } from '../../contract/dashboard.ts'
import type { Found } from '../../contract/find.ts'
import type { TableReply } from '../../contract/kernel/table.ts'
import { ageingReport } from '../../contract/report/ageing.ts'
import { applicationsReport } from '../../contract/report/applications.ts'
import { signedIn } from '../testing/browser.ts'
import { aMerchant, aPerson } from '../testing/people.ts'
import { openTestHouse } from '../testing/test-house.ts'

const house = await openTestHouse()
const { id: merchantId } = await aMerchant(house)
await house.db.insertInto('passport_form').values({ merchant_id: merchantId, applicant: 'Asha Rao' }).execute()
const clerk = await signedIn(house, await aPerson(house, { permissions: ['passport-form', 'report'] }))
const owner = await signedIn(house, await aPerson(house, { role: 'merchant', merchantId, permissions: ['apply'] }))

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
