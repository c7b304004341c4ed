import type { BankChange } from '../../contract/catalogue/bank.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { type Actor, doerOf } from '../platform/actor.ts'
import { isUniqueViolation, type Tx } from '../platform/database.ts'
import { badRequest, notFound } from '../platform/problem.ts'
import { readBank } from './read-banks.ts'
import { tellOfBank } from './tell-of-bank.ts'

export async function addBank(tx: Tx, actor: Actor, bank: BankChange): Promise<{ id: string }> {
  const made = await tx
    .insertInto('bank_account')
    .values({ ...columnsOf(bank), updated_by: actor.id })
    .returning('id')
    .executeTakeFirstOrThrow()
    .catch(refuseSecond)
  await recordAudit(tx, doerOf(actor), { act: 'bank.added', subject: made.id, detail: aboutOf(bank) })
  await tellOfBank(tx, made.id, {
    title: 'A bank account was added',
    text: `${actor.code} ${actor.name} has added the account ${accountText(bank)}`,
  })
  return made
}

export async function changeBank(
  tx: Tx,
  actor: Actor,
  { id, bank, now }: { id: string; bank: BankChange; now: Date },
): Promise<void> {
  const locked = await tx.selectFrom('bank_account').select('id').where('id', '=', id).forUpdate().executeTakeFirst()
  if (!locked) throw notFound('This bank account does not exist.')
  const before = await readBank(tx, id)
  await tx
    .updateTable('bank_account')
    .set({ ...columnsOf(bank), updated_at: now, updated_by: actor.id })
    .where('id', '=', id)
    .execute()
    .catch(refuseSecond)
  const detail = { before: aboutOf(before), after: aboutOf(bank) }
  await recordAudit(tx, doerOf(actor), { act: 'bank.changed', subject: id, detail })
  await tellOfBank(tx, id, {
    title: 'A bank account was changed',
    text: `${actor.code} ${actor.name} has changed the account ${accountText(before)} to ${accountText(bank)}`,
  })
}

const accountText = ({ bankName, accountName, accountNo, ifsc, upiId, active }: BankChange): string =>
  [`${bankName} ${accountNo}`, ifsc, accountName, upiId, active ? '' : 'switched off'].filter(Boolean).join(', ')

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

/** Where merchants pay to is worth money: the audit list says in full what it was and what it is. */
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
