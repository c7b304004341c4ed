import type { CourierCompanyChange } from '../../contract/catalogue/courier-company.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { type Actor, doerOf } from '../platform/actor.ts'
import { isUniqueViolation, type Tx } from '../platform/database.ts'
import { badRequest, notFound } from '../platform/problem.ts'

export async function addCourierCompany(tx: Tx, actor: Actor, company: CourierCompanyChange): Promise<void> {
  await tx.insertInto('courier_company').values(columnsOf(company)).execute().catch(refuseSecond)
  await recordAudit(tx, doerOf(actor), { act: 'courier-company.added', subject: company.name })
}

export async function changeCourierCompany(
  tx: Tx,
  actor: Actor,
  { id, company }: { id: string; company: CourierCompanyChange },
): Promise<void> {
  const changed = await tx
    .updateTable('courier_company')
    .set(columnsOf(company))
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
    .catch(refuseSecond)
  if (!changed) throw notFound('This courier company does not exist.')
  const { active } = company
  await recordAudit(tx, doerOf(actor), {
    act: 'courier-company.changed',
    subject: company.name,
    detail: { id, active },
  })
}

const columnsOf = ({ name, trackingLink, active }: CourierCompanyChange) => ({
  name,
  tracking_link: trackingLink,
  active,
})

function refuseSecond(error: unknown): never {
  if (!isUniqueViolation(error, 'courier_company_name')) throw error
  throw badRequest('Please check what you entered.', { name: 'This company stands in the list already' })
}
