import { beforeEach } from 'vitest'
import { signedIn } from './browser.ts'
import { openGatewayDesk } from './gateway-desk.ts'
import { aPerson, testPassword } from './people.ts'
import { openRazorpayServer, razorpayKeys } from './razorpay-server.ts'
import { openTestHouse } from './test-house.ts'

/** A house whose merchants pay at a provider with the calls of Razorpay. */
export async function openRazorpayDesk(settings: Record<string, string> = {}) {
  const house = await openTestHouse({ RATE_SCALE: '1000', ALLOW_PRIVATE_HOSTS: '1', ...settings })
  const provider = await openRazorpayServer()
  const admin = await signedIn(house, await aPerson(house, { role: 'admin' }))
  const clerk = await signedIn(house, await aPerson(house, { permissions: ['payment'] }))
  const desk = await openGatewayDesk(house)
  const setUp = (active: boolean) =>
    admin.post('/backend/master/api-credentials/gateway', {
      mode: 'test',
      active,
      values: { ...razorpayKeys, baseUrl: provider.baseUrl },
      ownPassword: testPassword,
    })
  await setUp(true)
  // A look-up asks for every order that waits; those of other tests must not take its answers.
  beforeEach(async () => {
    await house.db.updateTable('gateway_order').set({ look_at: null }).execute()
  })
  return {
    ...desk,
    house,
    provider,
    admin,
    clerk,
    setUp,
    /** How much a piece of work puts on the wallet. */
    async credited(work: () => Promise<unknown>): Promise<number> {
      const before = await desk.balance()
      await work()
      return (await desk.balance()) - before
    },
    lastAudit: () => house.db.selectFrom('audit_event').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow(),
  }
}
