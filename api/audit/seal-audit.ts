import { sql } from 'kysely'
import type { Tx } from '../platform/database.ts'
import { vaultKeys } from '../platform/vault.ts'
import { chainLink, chainStart } from './audit-chain.ts'

/** So many at a time: a run that was full is followed by another at once. */
export const sealBatch = 1000

/** Adds waiting events to the hash chain. One process does it at a time, so that there is one chain. */
export async function sealAudit(tx: Tx): Promise<number> {
  const lock = await sql<{ mine: boolean }>`select pg_try_advisory_xact_lock(hashtext('seal-audit')) as mine`.execute(
    tx,
  )
  if (!lock.rows[0]?.mine) return 0
  const waiting = await tx
    .selectFrom('audit_unsealed')
    .innerJoin('audit_event', 'audit_event.id', 'audit_unsealed.event_id')
    .selectAll('audit_event')
    .orderBy('audit_unsealed.event_id')
    .limit(sealBatch)
    .execute()
  if (waiting.length === 0) return 0
  const last = await tx.selectFrom('audit_seal').selectAll().orderBy('position', 'desc').limit(1).executeTakeFirst()
  let { hash, position } = { hash: last?.hash ?? chainStart, position: Number(last?.position ?? 0) }
  const links = waiting.map((event) => {
    hash = chainLink(vaultKeys().audit, hash, event)
    position += 1
    return { position, event_id: event.id, hash }
  })
  await tx.insertInto('audit_seal').values(links).execute()
  await tx
    .deleteFrom('audit_unsealed')
    .where(
      'event_id',
      'in',
      waiting.map((event) => event.id),
    )
    .execute()
  return links.length
}
