import type { IdTypeChange } from '../../contract/catalogue/id-type.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { type Actor, doerOf } from '../platform/actor.ts'
import { type Db, isUniqueViolation, type Tx } from '../platform/database.ts'
import { badRequest, notFound } from '../platform/problem.ts'

const wrong = (fields: Record<string, string>) => badRequest('Please check what you entered.', fields)

const columnsOf = ({ name, level, price, defaultPackageId, active }: IdTypeChange) => ({
  name,
  level,
  price,
  default_package_id: defaultPackageId,
  active,
})

export async function addIdType(tx: Tx, actor: Actor, idType: IdTypeChange): Promise<void> {
  await requireChoices(tx, idType)
  const { id } = await tx
    .insertInto('id_type')
    .values(columnsOf(idType))
    .returning('id')
    .executeTakeFirstOrThrow()
    .catch(nameTaken)
  await saveRecruits(tx, id, idType.recruits)
  await recordAudit(tx, doerOf(actor), { act: 'id-type.added', subject: idType.name, detail: { ...idType } })
}

export async function changeIdType(
  tx: Tx,
  actor: Actor,
  { id, idType }: { id: string; idType: IdTypeChange },
): Promise<void> {
  const before = await tx.selectFrom('id_type').select('name').where('id', '=', id).forUpdate().executeTakeFirst()
  if (!before) throw notFound('This id type does not exist.')
  await requireChoices(tx, idType)
  await tx.updateTable('id_type').set(columnsOf(idType)).where('id', '=', id).execute().catch(nameTaken)
  await saveRecruits(tx, id, idType.recruits)
  await recordAudit(tx, doerOf(actor), { act: 'id-type.changed', subject: before.name, detail: { ...idType } })
}

/** What only the database knows: the package is in use, and what may be added exists. */
async function requireChoices(db: Db, { defaultPackageId, recruits }: IdTypeChange): Promise<void> {
  const chosen = await db
    .selectFrom('package')
    .select('id')
    .where('id', '=', defaultPackageId)
    .where('active', '=', true)
    .executeTakeFirst()
  if (!chosen) throw wrong({ defaultPackageId: 'Please choose one of the list' })
  if (recruits.length === 0) return
  const known = await db.selectFrom('id_type').select('id').where('id', 'in', recruits).execute()
  if (known.length < new Set(recruits).size) throw wrong({ recruits: 'Please choose from the list' })
}

async function saveRecruits(tx: Tx, id: string, recruits: readonly string[]): Promise<void> {
  await tx.deleteFrom('id_type_recruit').where('id_type_id', '=', id).execute()
  if (recruits.length === 0) return
  await tx
    .insertInto('id_type_recruit')
    .values([...new Set(recruits)].map((recruit) => ({ id_type_id: id, recruits_id: recruit })))
    .execute()
}

function nameTaken(error: unknown): never {
  if (isUniqueViolation(error, 'id_type_name_key')) throw wrong({ name: 'Another id type has this name' })
  throw error
}
