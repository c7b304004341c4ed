import { expect, it } from 'vitest'
import { type Browser, signedIn } from '../testing/browser.ts'
import { aMember, sendMember } from '../testing/members.ts'
import { giveMoney } from '../testing/money.ts'
import { aMerchant, aPerson } from '../testing/people.ts'
import { openTestHouse } from '../testing/test-house.ts'
import { checkLedger } from '../wallet/check-ledger.ts'
import { walletBalance } from '../wallet/wallet-balance.ts'

const house = await openTestHouse({ RATE_SCALE: '1000' })
const price = 50_000

async function spendTenTimes(client: Browser) {
  const answers = []
  for (let n = 0; n < 10; n++) answers.push(await sendMember(client, aMember()))
  return answers
}

it('200 spends from 20 clients at once, on a wallet that can afford 50: exactly 50 succeed', async () => {
  const merchant = await aMerchant(house, { idType: 'Distributor' })
  const owner = await aPerson(house, { role: 'merchant', merchantId: merchant.id, owner: true })
  await giveMoney(house, merchant.id, 50 * price + 1)
  const clients = await Promise.all(Array.from({ length: 20 }, () => signedIn(house, owner)))
  const answers = (await Promise.all(clients.map(spendTenTimes))).flat()
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(50)
  const refused = answers.filter(({ status }) => status !== 200)
  expect(new Set(refused.map(({ status, body }) => `${status} ${body.message}`))).toEqual(
    new Set(['409 The balance is too low: ₹499.99 more is needed.']),
  )
  expect(await walletBalance(house.db, merchant.id)).toBe(1)
  expect((await checkLedger(house.db)).wrong).toEqual([])
})
