import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import * as z from 'zod/mini'
import { makeApp } from '../../api/app.ts'
import { doerOf } from '../../api/platform/actor.ts'
import { readConfig } from '../../api/platform/config.ts'
import { openLog } from '../../api/platform/log.ts'
import { openPlatform } from '../../api/platform/open-platform.ts'
import { postSale } from '../../api/sale/post-sale.ts'
import { endpoint } from '../../contract/kernel/endpoint.ts'
import { merchantArea } from '../../contract/kernel/role.ts'

/** One spend as every product makes it: signed in, once per key, one entry with commission and TDS. */
export const spend = endpoint({
  method: 'POST',
  path: '/merchant/bench/spend',
  changes: ['wallet'],
  summary: 'Buy a coupon',
  allow: merchantArea('apply'),
  once: true,
  reply: z.object({ price: z.number() }),
})

/** The whole portal, with that one call beside its own. */
export async function makeSpendingApp(databaseUrl: string, secret: string) {
  const config = readConfig({
    NODE_ENV: 'production',
    KENDRA_SECRET: secret,
    DATA_DIR: mkdtempSync(path.join(os.tmpdir(), 'kendra-bench-')),
    PUBLIC_URL: 'http://127.0.0.1',
    LOG_LEVEL: 'warn',
    RATE_SCALE: '1000000',
    DATABASE_CONNECTIONS: '32',
  })
  const platform = openPlatform(config, databaseUrl, openLog('warn'))
  const app = await makeApp(platform)
  app.api.write(spend, async ({ tx, actor }) => {
    const fact = `bench:${randomUUID()}`
    const sale = { fact, kind: 'uti-pan', narration: 'A coupon', product: 'uti-coupon-digital' } as const
    const { price } = await postSale(tx, doerOf(actor), { ...sale, merchantId: actor.merchantId ?? '' })
    return { price }
  })
  await app.web.ready()
  return { web: app.web, close: () => app.web.close().then(() => platform.close()) }
}
