import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import type { MerchantDashboard, OfficeCharts } from '../../contract/dashboard.ts'
import type { FoundRecord } from '../../contract/find.ts'
import { onceHeader } from '../../contract/kernel/endpoint.ts'
import type { TableReply } from '../../contract/kernel/table.ts'
import { askPassportForm, filePassportForm } from '../../contract/passport-form/passport-form.ts'
import { ageingReport } from '../../contract/report/ageing.ts'
import { applicationsReport } from '../../contract/report/applications.ts'
import { signedIn } from '../testing/browser.ts'
import { giveMoney } from '../testing/money.ts'
import { aMerchant, aPerson } from '../testing/people.ts'
import { openTestHouse } from '../testing/test-house.ts'

const house = await openTestHouse()
const { id: merchantId } = await aMerchant(house)
const clerk = await signedIn(house, await aPerson(house, { permissions: ['passport-form', 'report'] }))
const person = await aPerson(house, { role: 'merchant', merchantId, permissions: ['apply'] })
const owner = await signedIn(house, person)
await giveMoney(house, merchantId, 20_000)
await owner.ask('POST', askPassportForm.path, { applicant: 'Asha Rao' }, { [onceHeader]: randomUUID() })

it('a service that was only registered is found by whoever has its permission', async () => {
  const { body } = await clerk.get<FoundRecord[]>('/backend/misc/find?q=F000001')
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

it('waits for nobody once it is filed, and is counted as done', async () => {
  const { id } = await house.db.selectFrom('passport_form').select('id').executeTakeFirstOrThrow()
  expect((await clerk.post(filePassportForm.path.replace(':id', id))).status).toBe(204)
  const office = await clerk.get<OfficeCharts>('/backend/dashboard/charts')
  expect(office.body.work).toMatchObject([{ work: 'passport-form', waiting: 0 }])
  const own = await owner.get<MerchantDashboard>('/merchant/misc/dashboard')
  expect(own.body.work).toContainEqual({ work: 'passport-form-asked', waiting: 0 })
  const { body } = await clerk.post<TableReply<object>>(applicationsReport.office.list.path, {
    additionFilter: { view: 'product' },
  })
  expect(body.data).toMatchObject([{ product: 'Passport form', number: 1, open: 0, done: 1, ended: 0 }])
})
