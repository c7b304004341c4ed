import * as z from 'zod/mini'
import { fileEndpoint, type UploadRule, uploadEndpoint } from '../kernel/endpoint.ts'
import { backOffice } from '../kernel/role.ts'
import { type Changes, onlyPreviews } from '../kernel/topic.ts'

const allow = backOffice('nsdl-pan')
const base = '/backend/nsdlpan'

export const bulkKinds = ['ack', 'pan', 'tin'] as const
export type BulkKind = (typeof bulkKinds)[number]

interface BulkFile {
  title: string
  about: string
  /** The titles of the two columns, as a sample has them. */
  columns: readonly [key: string, value: string]
  sample: readonly [key: string, value: string]
}
export const bulkFiles: Record<BulkKind, BulkFile> = {
  ack: {
    title: 'Acknowledgement numbers',
    about: 'One line per application: its token and the 15 digits of its acknowledgement.',
    columns: ['Token No.', 'Ack No.'],
    sample: ['3000000001', '881012345678901'],
  },
  pan: {
    title: 'PANs',
    about: 'One line per application: its acknowledgement number and the PAN that was issued.',
    columns: ['Ack No.', 'PAN'],
    sample: ['881012345678901', 'ABCPD1234E'],
  },
  tin: {
    title: 'TIN rejections',
    about: 'One line per application: its acknowledgement number and why TIN has refused it.',
    columns: ['Ack No.', 'Reason'],
    sample: ['881012345678901', 'The proof of birth is not legible'],
  },
}
/** More lines would keep everyone else waiting while they are written. */
export const mostBulkLines = 2000

/** What a file would change, or has changed. */
export const bulkOutcome = z.object({
  lines: z.number(),
  /** Lines that change something. */
  good: z.number(),
  /** Lines that say what is known already. */
  known: z.number(),
  wrong: z.number(),
  /** When this very file was applied before, and by whom. */
  before: z.nullable(z.object({ at: z.string(), by: z.string() })),
  /** The first of each kind, by their line in the file. */
  errors: z.array(z.object({ line: z.number(), message: z.string() })),
  rows: z.array(z.object({ line: z.number(), refNo: z.string(), cardName: z.string(), value: z.string() })),
})
export type BulkOutcome = z.infer<typeof bulkOutcome>

const accept: UploadRule = {
  types: ['csv', 'xlsx'],
  maxBytes: 2_000_000,
  refusal: 'Only CSV and Excel (.xlsx) files are allowed',
  table: { mostRows: 20_000 },
}

const written: Changes = { changes: ['nsdl-pan', 'courier', 'wallet'] }

function bulkCall(kind: BulkKind, step: 'preview' | 'apply') {
  const what = bulkFiles[kind].title.toLowerCase().replace('pans', 'PANs').replace('tin', 'TIN')
  return uploadEndpoint({
    path: `${base}/bulk/${kind}/${step}`,
    ...(step === 'preview' ? onlyPreviews : written),
    summary:
      step === 'preview'
        ? `What a file of ${what} would change; nothing is written`
        : `Take over the good lines of a file of ${what}`,
    allow,
    limit: 'upload',
    field: 'file',
    accept,
    reply: bulkOutcome,
  })
}
const callsOf = (kind: BulkKind) => ({ preview: bulkCall(kind, 'preview'), apply: bulkCall(kind, 'apply') })
export const bulkCalls = { ack: callsOf('ack'), pan: callsOf('pan'), tin: callsOf('tin') } as const

export const mostZipped = 100
export const getProviderZip = fileEndpoint({
  path: `${base}/provider-zip`,
  summary: 'Forms, pictures and a data sheet of the chosen applications, for the provider',
  allow,
  limit: 'export',
  query: z.object({
    ids: z.string('Required').check(z.regex(/^\d{1,18}(,\d{1,18}){0,99}$/, `Choose 1 to ${mostZipped} applications`)),
  }),
})
