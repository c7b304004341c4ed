import type { PackageFacts } from '../../contract/catalogue/package.ts'
import type { Db, Tx } from '../platform/database.ts'
import { conflict, notFound } from '../platform/problem.ts'

const gone = () => notFound('This package does not exist.')

export async function readPackage(db: Db, id: string): Promise<PackageFacts> {
  const row = await db
    .selectFrom('package')
    .select(['id', 'name', 'active', 'version'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw gone()
  return row
}

/** Locks a package for a change; one that somebody else has changed since it was seen is a conflict. */
export async function lockPackage(tx: Tx, id: string, seen: number): Promise<PackageFacts> {
  const row = await tx
    .selectFrom('package')
    .select(['id', 'name', 'active', 'version'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw gone()
  if (row.version !== seen)
    throw conflict('Somebody else has changed this package. Please reload to see it, and make your change again.')
  return row
}
