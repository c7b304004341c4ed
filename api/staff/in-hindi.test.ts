import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import type { TableReply } from '../../contract/kernel/table.ts'
import type { MerchantStaffMember, MerchantStaffRow } from '../../contract/merchant-staff.ts'
import { readTranslations } from '../platform/read-translations.ts'
import { signedIn } from '../testing/browser.ts'
import { aMerchant, aPerson } from '../testing/people.ts'
import { openTestHouse } from '../testing/test-house.ts'

const house = await openTestHouse({ RATE_SCALE: '1000' })
const business = await aMerchant(house)
const owner = await signedIn(house, await aPerson(house, { role: 'merchant', merchantId: business.id, owner: true }))
beforeAll(() => readTranslations(path.resolve(import.meta.dirname, '../../texts')))

interface Refusal {
  message: string
  data?: Record<string, string>
}
const hindi = { 'accept-language': 'hi' }
const base = '/merchant/usermanagement'
const post = <Body = Refusal>(address: string, payload: object, headers = hindi) =>
  owner.ask<Body>('POST', address, payload, headers)
const employee = {
  fullName: 'Asha Kumari Rao',
  fatherName: 'Mohan Rao',
  gender: 'F',
  dob: '1990-04-05',
  mobileNo: '6000000001',
  emailId: 'employee@shop.test',
  aadharNo: '',
  panNo: 'ABCPD1001E',
  permissions: ['apply', 'courier'],
}
const namesOf = async (question: object, headers = hindi) =>
  (await post<TableReply<MerchantStaffRow>>(`${base}/staff-list`, question, headers)).body.data.map(
    ({ permissions }) => permissions,
  )

describe('an owner who reads Hindi', () => {
  it('is told in Hindi what is wrong with a person, and that one cannot be added twice', async () => {
    const { body } = await post(`${base}/staff/add`, { ...employee, dob: '2024-01-01', aadharNo: '123' })
    expect(body.data).toEqual({
      dob: '18 साल या उससे बड़े व्यक्ति की जन्म तिथि लिखें',
      aadharNo: 'यह आधार नंबर नहीं है। 12 अंक जांच लें।',
    })
    expect((await post(`${base}/staff/add`, employee)).status).toBe(200)
    expect((await post(`${base}/staff/add`, employee)).body.message).toBe(
      'इस जानकारी के साथ किसी को नहीं जोड़ा जा सकता। मोबाइल नंबर, ईमेल पता और PAN जांचें; अगर सही हैं तो मुख्य कार्यालय से पूछें।',
    )
  })

  it('reads in the list what each may do in Hindi, and filters by what is read; in English as before', async () => {
    expect(await namesOf({})).toEqual(['आवेदन, कूरियर'])
    const filter = (value1: string) => ({ filters: [{ field: 'permissions', opt: 'contains', value1 }] })
    expect(await namesOf(filter('कूरियर'))).toHaveLength(1)
    expect(await namesOf(filter('Courier'))).toHaveLength(0)
    expect(await namesOf(filter('Courier'), { 'accept-language': 'en' })).toEqual(['Applications, Courier'])
  })

  it('changes what somebody may do, who is told of it in English: notices do not yet know for whom they are', async () => {
    const [row] = (await post<TableReply<MerchantStaffRow>>(`${base}/staff-list`, {})).body.data
    const id = row?.id ?? ''
    const { version } = (await owner.get<MerchantStaffMember>(`${base}/staff/${id}`)).body
    const changed = { ...employee, permissions: ['payment'], version }
    expect((await post(`${base}/staff/${id}/change`, changed)).status).toBe(204)
    const told = await house.db.selectFrom('notice').select('body').where('user_id', '=', id).execute()
    expect(told).toContainEqual({ body: 'You now have: Payments.' })
  })

  it('is asked for the own password in Hindi, by the word that the settings page waits for', async () => {
    await house.db.updateTable('sign_in').set({ password_at: null }).execute()
    const change = { prop: 'twoFactorAuthentication', value: 'true' }
    const { status, body } = await post('/merchant/my-profile/update-setting', change)
    expect([status, body]).toEqual([400, { message: 'कृपया अपना पासवर्ड लिखें।', data: { password: 'ज़रूरी है' } }])
  })
})
