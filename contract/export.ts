import * as z from 'zod/mini'
import { endpoint, fileEndpoint, nothing } from './kernel/endpoint.ts'
import { byId } from './kernel/fields.ts'
import { type Access, backOffice, merchantArea } from './kernel/role.ts'
import { exportFormats } from './kernel/table.ts'

/** A file is made for its person: it waits, is made, lies ready for a day and is over then, or could not be made. */
export const exportStates = ['waiting', 'making', 'ready', 'expired', 'failed'] as const
export type ExportState = (typeof exportStates)[number]

/** So many of one person may be under way; the next has to wait. */
export const exportsAtOnce = 3
export const exportHours = 24

export const largeExport = z.object({
  id: z.string(),
  title: z.string(),
  format: z.enum(exportFormats),
  state: z.enum(exportStates),
  done: z.number(),
  /** How many rows there will be; unknown until they were counted. */
  rows: z.nullable(z.number()),
  at: z.string(),
  /** Until then it can be fetched. */
  until: z.nullable(z.string()),
})
export type LargeExport = z.infer<typeof largeExport>

function callsOf(base: '/backend' | '/merchant', allow: Access) {
  return {
    list: endpoint({
      method: 'GET',
      path: `${base}/misc/exports`,
      reads: ['export'],
      summary: 'My large exports of the last day, newest first',
      allow,
      reply: z.array(largeExport),
    }),
    file: fileEndpoint({
      path: `${base}/misc/exports/:id/file`,
      summary: 'A large export that is ready',
      allow,
      params: byId,
      owned: true,
    }),
    discard: endpoint({
      method: 'POST',
      path: `${base}/misc/exports/:id/discard`,
      changes: ['export'],
      summary: 'Stop a large export, or remove it',
      allow,
      params: byId,
      owned: true,
      reply: nothing,
    }),
  }
}

export const officeExports = callsOf('/backend', backOffice())
export const merchantExports = callsOf('/merchant', merchantArea())
