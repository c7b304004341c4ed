import type * as z from 'zod/mini'
import type { newPackage, PackageFacts, packageChange } from '../../contract/catalogue/package.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { type Actor, doerOf } from '../platform/actor.ts'
import { isUniqueViolation, type Tx } from '../platform/database.ts'
import { badRequest, conflict, notFound } from '../platform/problem.ts'
import { lockPackage } from './package-store.ts'

type NewPackage = z.infer<typeof newPackage>
type Change = z.infer<typeof packageChange>

/** A new package, empty or with the prices of another. */
export async function addPackage(
  tx: Tx,
  actor: Actor,
  { name, active, copyFrom }: NewPackage,
): Promise<{ id: string }> {
  const { id } = await tx
    .insertInto('package')
    .values({ name, active, updated_by: actor.id })
    .returning('id')
    .executeTakeFirstOrThrow()
    .catch(nameTaken)
  if (copyFrom) await copyPrices(tx, copyFrom, id)
  await recordAudit(tx, doerOf(actor), { act: 'package.added', subject: name, detail: { active, copyFrom } })
  return { id }
}

export async function changePackage(
  tx: Tx,
  actor: Actor,
  { id, change, now }: { id: string; change: Change; now: Date },
): Promise<PackageFacts> {
  const { name, active, version } = change
  const before = await lockPackage(tx, id, version)
  if (before.active && !active) await refuseDefault(tx, id)
  const saved = await tx
    .updateTable('package')
    .set({ name, active, version: version + 1, updated_at: now, updated_by: actor.id })
    .where('id', '=', id)
    .returning(['id', 'name', 'active', 'version'])
    .executeTakeFirstOrThrow()
    .catch(nameTaken)
  const detail = { from: { name: before.name, active: before.active }, to: { name, active } }
  await recordAudit(tx, doerOf(actor), { act: 'package.changed', subject: before.name, detail })
  return saved
}

async function copyPrices(tx: Tx, from: string, to: string): Promise<void> {
  const prices = await tx.selectFrom('package_price').selectAll().where('package_id', '=', from).execute()
  const known = await tx.selectFrom('package').select('id').where('id', '=', from).executeTakeFirst()
  if (!known) throw notFound('The package to copy from does not exist.')
  if (prices.length === 0) return
  await tx
    .insertInto('package_price')
    .values(prices.map((price) => ({ ...price, package_id: to })))
    .execute()
}

/** New merchants of an id type get its default package, so that one has to stay in use. */
async function refuseDefault(tx: Tx, id: string): Promise<void> {
  const types = await tx.selectFrom('id_type').select('name').where('default_package_id', '=', id).execute()
  const names = types.map(({ name }) => name).join(', ')
  if (names) throw conflict(`This is the default package of ${names}. Give them another one first.`)
}

function nameTaken(error: unknown): never {
  if (isUniqueViolation(error, 'package_name'))
    throw badRequest('Please check what you entered.', { name: 'Another package has this name' })
  throw error
}
