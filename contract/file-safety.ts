import * as z from 'zod/mini'
import { endpoint } from './kernel/endpoint.ts'
import { backOffice } from './kernel/role.ts'

/** Whether uploaded files are looked at by a virus scanner: it is there, it is set but does not answer, or there is none. */
const scannerStates = ['answers', 'away', 'none'] as const

export const readFileSafety = endpoint({
  method: 'GET',
  path: '/backend/settings/file-safety',
  reads: [],
  because: 'It is set where the server is started',
  summary: 'Whether uploaded files are scanned for viruses',
  allow: backOffice('setting'),
  reply: z.object({ scanner: z.enum(scannerStates) }),
})
