import { describe, expect, test } from 'vitest'
import { type ReasonRow, reasonModules } from '../../contract/catalogue/rejection-reason.ts'
import type { TableReply } from '../../contract/kernel/table.ts'
import { signedIn } from '../testing/browser.ts'
import { aPerson } from '../testing/people.ts'
import { openTestHouse } from '../testing/test-house.ts'
import { rejectionReasons } from './rejection-reasons.ts'

const house = await openTestHouse({ RATE_SCALE: '1000' })
const clerk = await signedIn(house, await aPerson(house, { permissions: ['master'] }))

const path = '/backend/master/rejection-reasons'
const reason = {
  module: 'gst',
  code: 'RENT-AGREEMENT',
  reason: 'The rent agreement is not registered',
  remedy: 'Upload a registered one.',
  active: true,
  position: 5,
}
const find = async (search: string) =>
  (await clerk.post<TableReply<ReasonRow>>(path, { search })).body.data.find((row) => row.code === search)

describe('rejection reasons', () => {
  test('are there for every module from the start, each with a remedy', async () => {
    for (const module of reasonModules) {
      const given = await rejectionReasons(house.db, module)
      expect([module, given.length > 2, given.every(({ remedy }) => remedy !== '')]).toEqual([module, true, true])
    }
  })

  test('are added, changed and offered in their order while they are active', async () => {
    expect((await clerk.post(`${path}/add`, { ...reason, code: 'rent-agreement' })).status).toBe(204)
    const first = async () => (await rejectionReasons(house.db, 'gst'))[0]
    const { code, reason: text, remedy } = reason
    expect(await first()).toEqual({ code, reason: text, remedy })
    const id = (await find('RENT-AGREEMENT'))?.id
    expect((await clerk.post(`${path}/${id}/change`, { ...reason, active: false })).status).toBe(204)
    expect((await first())?.code).not.toBe('RENT-AGREEMENT')
    const acts = await house.db.selectFrom('audit_event').select(['act', 'subject']).orderBy('id').execute()
    expect(acts.slice(-2)).toEqual([
      { act: 'reason.added', subject: 'gst/RENT-AGREEMENT' },
      { act: 'reason.changed', subject: 'gst/RENT-AGREEMENT' },
    ])
  })

  test('a code stands once in a module, and may stand in another one', async () => {
    const again = await clerk.post(`${path}/add`, { ...reason, code: 'PAN-MISMATCH' })
    expect([again.status, again.body.data]).toEqual([400, { code: 'This code stands in the list already' }])
    expect((await clerk.post(`${path}/add`, { ...reason, module: 'uti-pan', code: 'PAN-MISMATCH' })).status).toBe(204)
  })

  test('wrong ones are refused by field, unknown ones are not there', async () => {
    const bad = await clerk.post(`${path}/add`, { ...reason, module: 'other', code: 'a b', reason: '', position: -1 })
    expect([bad.status, Object.keys(bad.body.data as object).sort()]).toEqual([
      400,
      ['code', 'module', 'position', 'reason'],
    ])
    expect((await clerk.post(`${path}/9999/change`, reason)).status).toBe(404)
  })
})
