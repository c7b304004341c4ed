import { afterAll } from 'vitest'
import { recordAudit } from '../audit/record-audit.ts'
import { queueExport } from '../export/queue-export.ts'
import { doerOf } from '../platform/actor.ts'
import type { Api } from '../platform/api.ts'
import { createApi } from '../platform/create-api.ts'
import type { Platform, Web } from '../platform/platform.ts'
import { Problem } from '../platform/problem.ts'
import { makeWeb } from '../platform/serve/make-web.ts'
import { findActor } from '../session/find-actor.ts'
import { confirmPassword } from '../user/confirm-password.ts'
import type { TestHouse } from './test-house.ts'

/** The house's server with other calls: its own people, database and clock, and only the routes a test gives it. */
export async function openSmallApp(
  house: TestHouse,
  routes: (api: Api, web: Web) => void,
  changes: Partial<Platform> = {},
): Promise<TestHouse> {
  const platform = { ...house.platform, ...changes }
  const web = await makeWeb(platform)
  const api = createApi(web, platform, {
    findActor,
    queueExport,
    confirmPassword: async (kysely, actor, given) => {
      const answer = await confirmPassword(kysely, actor, { ...given, now: platform.clock.now() })
      return answer instanceof Problem ? answer : undefined
    },
    recordExport: (tx, actor, list, detail) => recordAudit(tx, doerOf(actor), { act: 'export', subject: list, detail }),
  })
  routes(api, web)
  await web.ready()
  afterAll(() => web.close())
  return { ...house, platform, web, api }
}

/** Opens a real port and answers its address. */
export function listenAt(web: Web): Promise<string> {
  return web.listen({ host: '127.0.0.1', port: 0 })
}
