import type { Selectable } from 'kysely'
import type { Bank } from '../../contract/catalogue/bank.ts'
import type { BankAccountTable } from '../../database/schema.ts'
import type { Db } from '../platform/database.ts'
import { notFound } from '../platform/problem.ts'

/** The accounts that money can be paid into now, in the order they are offered. */
export async function activeBanks(db: Db): Promise<Bank[]> {
  const rows = await db
    .selectFrom('bank_account')
    .selectAll()
    .where('active', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map(bankOf)
}

export async function readBank(db: Db, id: string): Promise<Bank> {
  const row = await db.selectFrom('bank_account').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound('This bank account does not exist.')
  return bankOf(row)
}

const bankOf = (row: Selectable<BankAccountTable>): Bank => ({
  id: row.id,
  bankName: row.bank_name,
  accountName: row.account_name,
  accountNo: row.account_no,
  ifsc: row.ifsc,
  branch: row.branch,
  upiId: row.upi_id,
  modes: row.modes,
  active: row.active,
  position: row.position,
  hasQr: row.qr_file_id !== null,
})
