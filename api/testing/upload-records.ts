import { sql } from 'kysely'
import type { UploadEndpoint } from '../../contract/kernel/endpoint.ts'
import { aGstin } from './gst-filing.ts'
import { aPanApplication } from './pan.ts'
import type { Person } from './people.ts'
import type { TestHouse } from './test-house.ts'

/** The path of an upload, with a new record of the owner's that waits for such a file, put there past the workflow. */
export type PathOf = (endpoint: UploadEndpoint) => Promise<string>

let number = 0

type GstStatus = 'draft' | 'arn' | 'clarification'

/** A file is read only for what is there and waits for it: whoever tries files out needs such things. */
export function openUploadRecords(house: TestHouse, owner: Person): PathOf {
  const merchantId = owner.merchantId ?? ''
  async function registration(status: GstStatus): Promise<string> {
    number += 1
    const filed = {
      submitted_at: sql<Date>`now()`,
      trn: String(number).padStart(15, '0'),
      arn: `AA${String(number).padStart(12, '0')}X`,
    }
    const row = house.db.insertInto('gst_registration').values({
      merchant_id: merchantId,
      created_by: owner.id,
      status,
      ...(status === 'draft' ? {} : filed),
      ...(status === 'clarification' ? { rounds: 1, question: 'Which floor?', answer_due: '2030-01-01' } : {}),
    })
    return (await row.returning('id').executeTakeFirstOrThrow()).id
  }

  async function filing(status: 'in-progress' | 'query'): Promise<string> {
    const names = { gstin: aGstin(), legal_name: 'Sample Stores', scheme: 'regular', mobile: '9876500011' } as const
    const own = { merchant_id: merchantId, created_by: owner.id, ...names }
    const client = await house.db
      .insertInto('gst_client')
      .values({ ...own, turnover: 'up-to-2', since: '2026-04-01' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const row = house.db.insertInto('gst_filing').values({
      ...own,
      client_id: client.id,
      trade_name: 'Sample Stores',
      status,
      return_type: 'gstr-3b',
      period: '2026-09',
      period_label: 'Sep 2026',
      period_end: '2026-09-30',
      due_on: '2026-10-20',
      nil: false,
      ...(status === 'query' ? { rounds: 1, question: 'Is this all?' } : {}),
    })
    return (await row.returning('id').executeTakeFirstOrThrow()).id
  }

  const application = (state: 'awaiting-scan' | 'tin-rejected') =>
    aPanApplication(house, { merchantId, createdBy: owner.id, state })

  async function kyc(kind: string): Promise<string> {
    await house.db.updateTable('app_user').set({ kyc_state: 're-kyc' }).where('id', '=', owner.id).execute()
    return kind
  }

  async function bank(): Promise<string> {
    number += 1
    const account = { account_name: 'Sample', account_no: String(100_000_000 + number), ifsc: 'SBIN0000001' }
    const row = house.db.insertInto('bank_account').values({ bank_name: 'Sample Bank', modes: ['cash'], ...account })
    return (await row.returning('id').executeTakeFirstOrThrow()).id
  }

  const makers: Record<string, () => Promise<string>> = {
    '/merchant/gst/registration/:id/photo': () => registration('draft'),
    '/merchant/gst/registration/:id/paper': () => registration('draft'),
    '/merchant/gst/registration/:id/answer-file': () => registration('clarification'),
    '/backend/gst/registration/:id/question-file': () => registration('arn'),
    '/backend/gst/registration/:id/approve': () => registration('arn'),
    '/merchant/gst/filing/:id/answer-file': () => filing('query'),
    '/backend/gst/filing/:id/question-file': () => filing('in-progress'),
    '/backend/gst/filing/:id/file': () => filing('in-progress'),
    '/merchant/nsdlpan/form-scanning/:id': async () => (await application('awaiting-scan')).id,
    '/merchant/nsdlpan/tin-rejection-upload/:ackNo': async () => (await application('tin-rejected')).ackNo ?? '',
    '/merchant/my-profile/kyc/upload/:kind': () => kyc('pan'),
    '/merchant/my-profile/kyc/upload-photo/:kind': () => kyc('photo'),
    '/backend/master/bank/:id/upload-qrcode': bank,
    '/backend/settings/document/:name': async () => 'annexure-a',
  }

  return async ({ path }) => {
    if (!path.includes(':')) return path
    const make = makers[path]
    if (!make) throw new Error(`Give ${path} a record, so that files can be tried out on it.`)
    return path.replace(/:\w+/, await make())
  }
}
