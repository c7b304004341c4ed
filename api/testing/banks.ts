import { type Browser, signedIn } from './browser.ts'
import { aPerson, testPassword } from './people.ts'
import type { TestHouse } from './test-house.ts'

const masters = '/backend/master/bank'

/** A bank account of the house, as the form sends it. */
export const aBank = {
  bankName: 'State Bank of India',
  accountName: 'Kendra Services',
  accountNo: '30012345678',
  ifsc: 'SBIN0001234',
  branch: 'Shivajinagar',
  upiId: 'kendra@sbi',
  modes: ['upi', 'neft', 'cash'],
  active: true,
  position: 1,
}

/** An admin who keeps the house's bank accounts, each change confirmed by the own password. */
export async function openBankKeeper(house: TestHouse) {
  const boss: Browser = await signedIn(house, await aPerson(house, { role: 'admin' }))
  const given = (change: object) => ({ ...aBank, ...change, ownPassword: testPassword })
  return {
    boss,
    add: (change: object = {}) => boss.post<{ id: string }>(`${masters}/add`, given(change)),
    change: (id: string, change: object = {}) => boss.post(`${masters}/${id}/change`, given(change)),
  }
}
