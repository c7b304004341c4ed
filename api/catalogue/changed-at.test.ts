import { expect, it } from 'vitest'
import { openBankKeeper } from '../testing/banks.ts'
import { testPassword } from '../testing/people.ts'
import { openTestHouse } from '../testing/test-house.ts'
import { aQrCode, formWith } from '../testing/uploads.ts'

const house = await openTestHouse({ RATE_SCALE: '1000', ALLOW_PRIVATE_HOSTS: '1' })
const { boss, add, change } = await openBankKeeper(house)
const ownPassword = testPassword
const { id: bankId } = (await add()).body
const standard = await house.db.selectFrom('package').select(['id', 'name', 'version']).executeTakeFirstOrThrow()
const qr = formWith('qrcode', { name: 'qr.png', content: await aQrCode('upi://pay?pa=kendra@sbi') }, { ownPassword })
const gateway = {
  baseUrl: 'https://pay.example.com',
  keyId: 'rzp_test_1',
  keySecret: 'Zx81-4321',
  webhookSecret: 'Qy72',
}

// In this order: each of a package wants the version that the one before has left.
it.each([
  ['a bank account', 'bank_account' as const, () => change(bankId, { branch: 'Deccan' })],
  [
    'the payment QR code',
    'payment_qr' as const,
    () => boss.ask('POST', '/backend/account/qrcode', qr.payload, qr.headers),
  ],
  [
    'the credentials of a provider',
    'api_credential' as const,
    () =>
      boss.post('/backend/master/api-credentials/gateway', {
        mode: 'test',
        active: false,
        values: gateway,
        ownPassword,
      }),
  ],
  [
    'a package',
    'package' as const,
    () =>
      boss.post(`/backend/package/${standard.id}/change`, {
        name: standard.name,
        active: true,
        version: standard.version,
      }),
  ],
  [
    'the prices of a package',
    'package' as const,
    () => boss.post(`/backend/package/${standard.id}/prices`, { version: standard.version + 1, prices: [] }),
  ],
])('when %s changed is told by the clock of the portal', async (_what, table, make) => {
  house.pass(120)
  const before = house.platform.clock.now()
  expect((await make()).status).toBeLessThan(300)
  const { updated_at: at } = await house.db
    .selectFrom(table)
    .select('updated_at')
    .orderBy('updated_at', 'desc')
    .executeTakeFirstOrThrow()
  expect(at.getTime()).toBeGreaterThanOrEqual(before.getTime())
})
