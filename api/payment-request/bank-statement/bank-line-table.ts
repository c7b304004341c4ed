import { sql } from 'kysely'
import { listBankLines } from '../../../contract/bank-statement.ts'
import { defineList } from '../../platform/list/define-list.ts'
import { keptCount } from '../../platform/list/kept-count.ts'

/** Every line that a bank's file ever brought, newest first. */
export const bankLineTable = defineList(listBankLines, {
  from: sql`bank_line join bank_account on bank_account.id = bank_line.bank_id
    left join payment_request on payment_request.id = bank_line.payment_id`,
  scope: () => sql`true`,
  fields: {
    day: sql.ref('bank_line.day'),
    bank: sql.ref('bank_account.bank_name'),
    description: sql.ref('bank_line.description'),
    reference: sql.ref('bank_line.reference'),
    amount: sql.ref('bank_line.amount'),
    use: sql`case when bank_line.amount < 0 then 'debit' when bank_line.payment_id is null then 'open' else 'proof' end`,
    payment: sql`coalesce(payment_request.ref_no, '')`,
    addedAt: sql.ref('bank_line.added_at'),
  },
  also: { id: sql.ref('bank_line.id') },
  key: sql.ref('bank_line.id'),
  search: sql.ref('bank_line.search_text'),
  order: [{ column: 'day', dir: 'desc' }],
  total: (db) => keptCount(db, 'bank_line'),
})
