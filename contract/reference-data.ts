import * as z from 'zod/mini'
import { endpoint, nothing, tableEndpoint, uploadEndpoint } from './kernel/endpoint.ts'
import { byId } from './kernel/fields.ts'
import { pincodeText } from './kernel/identity-fields.ts'
import { backOffice } from './kernel/role.ts'
import { numberColumn, textColumn } from './kernel/table.ts'
import { type Changes, onlyPreviews } from './kernel/topic.ts'

/** The first line of each file, in any order. */
export const aoCodeColumns = ['city', 'area code', 'ao type', 'range code', 'ao number', 'description'] as const
export const pincodeColumns = ['pincode', 'district', 'state'] as const

/** What a file would change, or has changed. */
export const importOutcome = z.object({
  /** Lines with something in them, below the first. */
  lines: z.number(),
  added: z.number(),
  changed: z.number(),
  unchanged: z.number(),
  /** How many lines are wrong; they are left out. */
  wrong: z.number(),
  /** The first of the wrong ones, by their number in the file. */
  errors: z.array(z.object({ line: z.number(), message: z.string() })),
  /** The first changes: what stood there before (empty for new ones) and what comes. */
  changes: z.array(z.object({ line: z.number(), name: z.string(), before: z.string(), after: z.string() })),
})
export type ImportOutcome = z.infer<typeof importOutcome>

const allow = backOffice('master')

function importCalls(kind: 'ao-code' | 'pincode', what: string) {
  const written: Changes = { changes: [kind] }
  const call = (step: 'preview' | 'apply', summary: string) =>
    uploadEndpoint({
      path: `/backend/master/reference/${kind}/${step}`,
      ...(step === 'preview' ? onlyPreviews : written),
      summary,
      allow,
      limit: 'upload',
      field: 'file',
      accept: {
        types: ['csv'],
        maxBytes: 10_000_000,
        refusal: 'Only CSV files are allowed',
        table: { mostRows: 200_000 },
      },
      reply: importOutcome,
    })
  return {
    preview: call('preview', `What a CSV file of ${what} would change; nothing is written`),
    apply: call('apply', `Take over the good lines of a CSV file of ${what}`),
  }
}
export type ImportCalls = ReturnType<typeof importCalls>

export const aoCodeImport = importCalls('ao-code', 'AO codes')
export const pincodeImport = importCalls('pincode', 'pincodes')

export const aoCode = z.object({
  id: z.string(),
  city: z.string(),
  areaCode: z.string(),
  aoType: z.string(),
  rangeCode: z.number(),
  aoNumber: z.number(),
  description: z.string(),
})
export type AoCode = z.infer<typeof aoCode>

export const listAoCodes = tableEndpoint({
  path: '/backend/master/reference/ao-code',
  reads: ['ao-code'],
  title: 'AO codes',
  allow,
  columns: {
    city: textColumn('City', { width: 150 }),
    areaCode: textColumn('Area code', { width: 120 }),
    aoType: textColumn('AO type', { width: 110 }),
    rangeCode: numberColumn('Range code', { width: 130 }),
    aoNumber: numberColumn('AO number', { width: 130 }),
    description: textColumn('Description', { width: 300 }),
  },
  card: { title: 'city', line: ['description'], facts: ['areaCode', 'aoType', 'rangeCode', 'aoNumber'] },
  row: aoCode,
})
export const removeAoCode = endpoint({
  method: 'DELETE',
  path: '/backend/master/reference/ao-code/:id',
  changes: ['ao-code'],
  summary: 'Remove an AO code',
  allow,
  params: byId,
  reply: nothing,
})

export const ownPincode = z.object({ id: z.string(), pin: z.string(), district: z.string(), state: z.string() })
export type OwnPincode = z.infer<typeof ownPincode>

export const listOwnPincodes = tableEndpoint({
  path: '/backend/master/reference/pincode',
  reads: ['pincode'],
  title: 'Uploaded pincodes',
  allow,
  columns: {
    pin: textColumn('Pincode', { width: 130 }),
    district: textColumn('District', { width: 240 }),
    state: textColumn('State', { width: 240 }),
  },
  card: { title: 'pin', line: ['district', 'state'] },
  row: ownPincode,
})
export const restorePincode = endpoint({
  method: 'DELETE',
  path: '/backend/master/reference/pincode/:pin',
  changes: ['pincode'],
  summary: 'Take the uploaded places of a pincode away: the bundled list counts again',
  allow,
  params: z.object({ pin: pincodeText }),
  reply: nothing,
})
