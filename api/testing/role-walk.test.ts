import { describe, expect, test } from 'vitest'
import type { Endpoint } from '../../contract/kernel/endpoint.ts'
import { exportPath } from '../../contract/kernel/endpoint.ts'
import { type Access, backOfficeModules, may, merchantModules, type Standing } from '../../contract/kernel/role.ts'
import { logout } from '../../contract/session.ts'
import { Browser, signedIn } from './browser.ts'
import { aMerchant, aPerson } from './people.ts'
import type { Sample } from './role-walk/sample.ts'
import { samples } from './role-walk/samples.ts'
import { openTestHouse, type TestHouse } from './test-house.ts'

const house = await openTestHouse({ RATE_SCALE: '1000', NODE_ENV: 'production' })
const callers = await openCallers(house)

interface Caller {
  browser: Browser
  /** Nothing for someone who is not signed in. */
  standing: Standing | undefined
  /** Signs in again, after a call that ended the sign-in. */
  renew(): Promise<unknown>
}

/** Everyone who might knock: strangers, each kind of staff, each kind of merchant. */
async function openCallers(at: TestHouse): Promise<Record<string, Caller>> {
  let addresses = 0
  const [one, two] = [await aMerchant(at), await aMerchant(at)]
  const open = async (standing: Standing, merchantId?: string): Promise<Caller> => {
    const person = await aPerson(at, { ...standing, merchantId })
    addresses += 1
    const browser = await signedIn(at, person, `198.51.100.${addresses}`)
    return { browser, standing, renew: () => browser.signIn(person.userName) }
  }
  return {
    'nobody signed in': { browser: new Browser(at), standing: undefined, renew: async () => undefined },
    admin: await open({ role: 'admin', owner: false, permissions: [] }),
    'staff without a permission': await open({ role: 'staff', owner: false, permissions: [] }),
    'staff with every permission': await open({ role: 'staff', owner: false, permissions: backOfficeModules }),
    'merchant owner': await open({ role: 'merchant', owner: true, permissions: [] }, one.id),
    'merchant staff without a permission': await open({ role: 'merchant', owner: false, permissions: [] }, one.id),
    'merchant staff with every permission': await open(
      { role: 'merchant', owner: false, permissions: merchantModules },
      one.id,
    ),
    'another merchant': await open({ role: 'merchant', owner: true, permissions: [] }, two.id),
  }
}

/** What the declaration promises: 401 to who is not signed in, 403 to who may not, else what the sample says. */
function promised(allow: Access, { standing }: Caller, sample: Sample, owned: boolean): number {
  if (allow.who === 'anyone') return sample.status
  if (!standing) return 401
  if (!may(allow, standing)) return 403
  return owned ? 404 : sample.status
}

async function knock(endpoint: Endpoint, caller: Caller, sample: Sample): Promise<number> {
  const method = 'method' in endpoint ? endpoint.method : endpoint.kind === 'events' ? 'GET' : 'POST'
  const path = `${endpoint.path.replace(/:\w+/, sample.id ?? '0')}${sample.query ?? ''}`
  const answer = await caller.browser.ask(method, path, sample.payload, sample.headers)
  if (endpoint.path === logout.path) await caller.renew()
  return answer.status
}

const walked = house.api.endpoints.filter((endpoint) => endpoint.kind !== 'events')

describe.each(Object.entries(callers))('%s', (_name, caller) => {
  test.each(
    walked.map(
      (endpoint) => [`${'method' in endpoint ? endpoint.method : 'POST'} ${endpoint.path}`, endpoint] as const,
    ),
  )('%s', async (_call, endpoint) => {
    const sample = await samples(house, endpoint)
    expect(await knock(endpoint, caller, sample)).toBe(
      promised(endpoint.allow, caller, sample, endpoint.owned ?? false),
    )
  })

  test('every list is exported under the same rule as it is shown', async () => {
    for (const endpoint of walked) {
      if (endpoint.kind !== 'table') continue
      const { status } = await caller.browser.post(exportPath(endpoint).replace(':id', '1'), { format: 'csv' })
      expect([endpoint.path, status]).toEqual([endpoint.path, promised(endpoint.allow, caller, { status: 200 }, false)])
    }
  })

  test('live streams are refused to who may not listen', async () => {
    for (const endpoint of house.api.endpoints) {
      if (endpoint.kind !== 'events') continue
      const expected = promised(endpoint.allow, caller, { status: 200 }, false)
      if (expected === 200) continue
      expect([endpoint.path, (await caller.browser.get(endpoint.path)).status]).toEqual([endpoint.path, expected])
    }
  })
})

test('every served path says who may use it', () => {
  const bare = house.api.endpoints.filter((endpoint) => !endpoint.allow)
  expect(bare).toEqual([])
  expect(house.api.endpoints.length).toBeGreaterThan(40)
})

test.each([
  ['/backend', 'settings master merchant my-profile usermanagement registration dashboard nsdlpan hr package misc'],
  ['/backend', 'reports account'],
  ['/merchant', 'my-profile usermanagement nsdlpan accounts account misc gateway reports'],
])('below %s every path group of the specification is served: %s', (base, groups) => {
  const served = new Set(house.api.endpoints.map(({ path }) => path.split('/').slice(0, 3).join('/')))
  expect(groups.split(' ').filter((group) => !served.has(`${base}/${group}`))).toEqual([])
})
