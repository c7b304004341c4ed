import type { BankChange } from '../../contract/catalogue/bank.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { type Actor, doerOf } from '../platform/actor.ts'
import { isUniqueViolation, type Tx } from '../platform/database.ts'
import { badRequest, notFound } from '../platform/problem.ts'

export async function addBank(tx: Tx, actor: Actor, bank: BankChange): Promise<{ id: string }> {
  const made = await tx
    .insertInto('bank_account')
    .values({ ...columnsOf(bank), updated_by: actor.id })
    .returning('id')
    .executeTakeFirstOrThrow()
    .catch(refuseSecond)
  await recordAudit(tx, doerOf(actor), { act: 'bank.added', subject: made.id, detail: aboutOf(bank) })
  return made
}

export async function changeBank(tx: Tx, actor: Actor, { id, bank }: { id: string; bank: BankChange }): Promise<void> {
  const changed = await tx
    .updateTable('bank_account')
    .set({ ...columnsOf(bank), updated_at: new Date(), updated_by: actor.id })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
    .catch(refuseSecond)
  if (!changed) throw notFound('This bank account does not exist.')
  await recordAudit(tx, doerOf(actor), { act: 'bank.changed', subject: id, detail: aboutOf(bank) })
}

const columnsOf = (bank: BankChange) => ({
  bank_name: bank.bankName,
  account_name: bank.accountName,
  account_no: bank.accountNo,
  ifsc: bank.ifsc,
  branch: bank.branch,
  upi_id: bank.upiId,
  modes: [...new Set(bank.modes)],
  active: bank.active,
  position: bank.position,
})

/** Where merchants pay to is worth money: the audit list says in full what it was changed to. */
const aboutOf = ({ bankName, accountNo, ifsc, upiId, active }: BankChange) => ({
  bankName,
  accountNo,
  ifsc,
  upiId,
  active,
})

function refuseSecond(error: unknown): never {
  if (!isUniqueViolation(error, 'bank_account_once')) throw error
  throw badRequest('Please check what you entered.', { accountNo: 'This account stands in the list already' })
}
