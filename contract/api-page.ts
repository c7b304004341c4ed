import * as z from 'zod/mini'
import { endpoint } from './kernel/endpoint.ts'
import { adminOnly } from './kernel/role.ts'

/** What the API page shows; outside production the server opens it to anyone. */
export const getOpenApi = endpoint({
  method: 'GET',
  path: '/openapi.json',
  reads: [],
  because: 'It is the same until the next release',
  summary: 'This description of every call',
  allow: adminOnly,
  reply: z.record(z.string(), z.unknown()),
})
