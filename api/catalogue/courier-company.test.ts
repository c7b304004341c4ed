import { describe, expect, test } from 'vitest'
import { type CourierCompany, trackingAddress } from '../../contract/catalogue/courier-company.ts'
import type { TableReply } from '../../contract/kernel/table.ts'
import { signedIn } from '../testing/browser.ts'
import { aPerson } from '../testing/people.ts'
import { openTestHouse } from '../testing/test-house.ts'
import { courierCompanies } from './courier-companies.ts'

const house = await openTestHouse({ RATE_SCALE: '1000' })
const clerk = await signedIn(house, await aPerson(house, { permissions: ['master'] }))

const path = '/backend/master/couriers'
const company = { name: 'Speedy', trackingLink: 'https://speedy.example/track?no={docket}', active: true }
const names = async () => (await courierCompanies(house.db)).map(({ name }) => name)

describe('courier companies', () => {
  test('the usual ones are there from the start', async () => {
    expect(await names()).toEqual(expect.arrayContaining(['India Post', 'DTDC', 'Blue Dart', 'Delhivery']))
  })

  test('are added, found, changed and no longer offered once they are switched off', async () => {
    expect((await clerk.post(`${path}/add`, company)).status).toBe(204)
    expect(await names()).toContain('Speedy')
    const found = await clerk.post<TableReply<CourierCompany>>(path, { search: 'speedy' })
    const [row] = found.body.data
    expect(found.body.data).toEqual([{ ...company, id: row?.id }])
    expect((await clerk.post(`${path}/${row?.id}/change`, { ...company, active: false })).status).toBe(204)
    expect(await names()).not.toContain('Speedy')
    const acts = await house.db
      .selectFrom('audit_event')
      .select('act')
      .where('subject', '=', 'Speedy')
      .orderBy('id')
      .execute()
    expect(acts.map(({ act }) => act)).toEqual(['courier-company.added', 'courier-company.changed'])
  })

  test('a name stands once, in whatever letter case', async () => {
    const again = await clerk.post(`${path}/add`, { ...company, name: 'blue dart' })
    expect([again.status, again.body.data]).toEqual([400, { name: 'This company stands in the list already' }])
  })

  test.each(['http://speedy.example', 'javascript:alert(1)', 'https://x', 'https://a.example/"onclick='])(
    'the link %s is refused',
    async (trackingLink) => {
      const { status, body } = await clerk.post(`${path}/add`, { ...company, name: 'Other', trackingLink })
      expect([status, Object.keys(body.data as object)]).toEqual([400, ['trackingLink']])
    },
  )

  test('one that does not exist is not there', async () => {
    expect((await clerk.post(`${path}/9999/change`, company)).status).toBe(404)
  })

  test('the docket is put into the link as one safe part', () => {
    expect(trackingAddress(company.trackingLink, 'AB 1/2&x=1')).toBe(
      'https://speedy.example/track?no=AB%201%2F2%26x%3D1',
    )
    expect(trackingAddress('https://speedy.example', '7')).toBe('https://speedy.example')
    expect(trackingAddress('', '7')).toBeUndefined()
  })
})
