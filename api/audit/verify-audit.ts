import type { Db } from '../platform/database.ts'
import { vaultKeys } from '../platform/vault.ts'
import { chainLink, chainStart } from './audit-chain.ts'

export interface AuditVerdict {
  checked: number
  /** The first event that is not as it was written, or is gone. */
  broken?: { eventId: string; why: string }
}

const batch = 5000

/** Walks the whole chain and tells where it breaks, if it does. */
export async function verifyAudit(db: Db): Promise<AuditVerdict> {
  let { hash, checked } = { hash: chainStart, checked: 0 }
  for (;;) {
    const links = await readLinks(db, checked)
    for (const link of links) {
      if (Number(link.position) !== checked + 1)
        return { checked, broken: { eventId: link.event_id, why: 'a link before it is missing' } }
      hash = chainLink(vaultKeys().audit, hash, { ...link, id: link.event_id })
      if (hash !== link.hash) return { checked, broken: { eventId: link.event_id, why: 'it was altered' } }
      checked += 1
    }
    if (links.length < batch) return findUnsealed(db, checked)
  }
}

function readLinks(db: Db, after: number) {
  return db
    .selectFrom('audit_seal')
    .innerJoin('audit_event', 'audit_event.id', 'audit_seal.event_id')
    .selectAll('audit_event')
    .select(['audit_seal.position', 'audit_seal.event_id', 'audit_seal.hash'])
    .where('audit_seal.position', '>', String(after))
    .orderBy('audit_seal.position')
    .limit(batch)
    .execute()
}

/** A row put in beside the chain stands in neither the chain nor the waiting list. */
async function findUnsealed(db: Db, checked: number): Promise<AuditVerdict> {
  const stray = await db
    .selectFrom('audit_event')
    .leftJoin('audit_seal', 'audit_seal.event_id', 'audit_event.id')
    .leftJoin('audit_unsealed', 'audit_unsealed.event_id', 'audit_event.id')
    .select('audit_event.id')
    .where('audit_seal.event_id', 'is', null)
    .where('audit_unsealed.event_id', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return stray ? { checked, broken: { eventId: stray.id, why: 'it stands outside the chain' } } : { checked }
}
