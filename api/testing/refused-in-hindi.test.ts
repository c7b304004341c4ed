import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import type { Endpoint } from '../../contract/kernel/endpoint.ts'
import { logout } from '../../contract/session.ts'
import { readTranslations } from '../platform/read-translations.ts'
import { type Answer, signedIn } from './browser.ts'
import { aMerchant, aPerson } from './people.ts'
import type { Sample } from './role-walk/sample.ts'
import { samples } from './role-walk/samples.ts'
import { openTestHouse } from './test-house.ts'

const house = await openTestHouse({ RATE_SCALE: '1000', NODE_ENV: 'production' })
const merchant = await aMerchant(house)
const owner = await signedIn(house, await aPerson(house, { role: 'merchant', owner: true, merchantId: merchant.id }))
beforeAll(() => readTranslations(path.resolve(import.meta.dirname, '../../texts')))

interface Refusal {
  message?: string
  data?: Record<string, string>
}

const inHindi = { 'accept-language': 'hi' }

async function ask(endpoint: Endpoint, sample: Omit<Sample, 'status'>): Promise<Answer<Refusal>> {
  const method = 'method' in endpoint ? endpoint.method : 'POST'
  const at = `${endpoint.path.replace(/:\w+/g, sample.id ?? '999999')}${sample.query ?? ''}`
  return owner.ask<Refusal>(method, at, sample.payload, { ...sample.headers, ...inHindi })
}

/** What a refusal says that somebody who reads no English would not understand. */
function notInHindi({ status, body }: Answer<Refusal>): string[] {
  if (status < 400) return []
  const said = [body.message ?? '', ...Object.values(body.data ?? {})]
  // One word in small letters is a code for the screen, which says it in words of its own.
  return said.filter(
    (words) => /[A-Za-z]{3}/.test(words) && !/^[a-z-]+$/.test(words) && !/\p{Script=Devanagari}/u.test(words),
  )
}

const walked = house.api.endpoints.filter(
  ({ kind, path: at }) => !at.startsWith('/backend') && at !== logout.path && kind !== 'events' && kind !== 'raw',
)

test.each(
  walked.map((endpoint) => [`${'method' in endpoint ? endpoint.method : 'POST'} ${endpoint.path}`, endpoint] as const),
)('whatever %s refuses a merchant is refused in Hindi', async (_call, endpoint) => {
  const answers = [await ask(endpoint, await samples(house, endpoint)), await ask(endpoint, { payload: {} })]
  expect(answers.flatMap(notInHindi)).toEqual([])
})
