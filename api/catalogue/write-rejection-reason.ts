import type { ReasonChange } from '../../contract/catalogue/rejection-reason.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { type Actor, doerOf } from '../platform/actor.ts'
import { isUniqueViolation, type Tx } from '../platform/database.ts'
import { badRequest, notFound } from '../platform/problem.ts'

export async function addReason(tx: Tx, actor: Actor, reason: ReasonChange): Promise<void> {
  await tx.insertInto('rejection_reason').values(reason).execute().catch(refuseSecond)
  await recordAudit(tx, doerOf(actor), { act: 'reason.added', subject: subjectOf(reason) })
}

export async function changeReason(
  tx: Tx,
  actor: Actor,
  { id, reason }: { id: string; reason: ReasonChange },
): Promise<void> {
  const changed = await tx
    .updateTable('rejection_reason')
    .set(reason)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
    .catch(refuseSecond)
  if (!changed) throw notFound('This reason does not exist.')
  const { active } = reason
  await recordAudit(tx, doerOf(actor), { act: 'reason.changed', subject: subjectOf(reason), detail: { id, active } })
}

const subjectOf = ({ module, code }: ReasonChange): string => `${module}/${code}`

function refuseSecond(error: unknown): never {
  if (!isUniqueViolation(error, 'rejection_reason_code')) throw error
  throw badRequest('Please check what you entered.', { code: 'This code stands in the list already' })
}
