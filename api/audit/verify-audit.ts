import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import { vaultKeys } from '../platform/vault.ts'
import { chainLink, chainStart, type SealedFacts } from './audit-chain.ts'

export interface AuditVerdict {
  checked: number
  /** Written, but not yet part of the chain: nothing is proved of these. */
  unsealed?: number
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
      const event = factsOf(link)
      if (!event) return { checked, broken: { eventId: link.event_id, why: 'it was deleted' } }
      hash = chainLink(vaultKeys().audit, hash, event)
      if (hash !== link.hash) return { checked, broken: { eventId: link.event_id, why: 'it was altered' } }
      checked += 1
    }
    if (links.length < batch)
      return (await findStray(db, checked)) ?? (await findMissing(db, checked)) ?? withUnsealed(db, checked)
  }
}

/** A link whose event is gone is read too, so that a deleted last event shows. */
function readLinks(db: Db, after: number) {
  return db
    .selectFrom('audit_seal')
    .leftJoin('audit_event', 'audit_event.id', 'audit_seal.event_id')
    .selectAll('audit_event')
    .select(['audit_seal.position', 'audit_seal.event_id', 'audit_seal.hash'])
    .where('audit_seal.position', '>', String(after))
    .orderBy('audit_seal.position')
    .limit(batch)
    .execute()
}

type Link = Awaited<ReturnType<typeof readLinks>>[number]

function factsOf(link: Link): SealedFacts | undefined {
  return link.id === null ? undefined : ({ ...link, id: link.event_id } as SealedFacts)
}

/** A row put in beside the chain stands in neither the chain nor the waiting list. */
async function findStray(db: Db, checked: number): Promise<AuditVerdict | undefined> {
  const stray = await db
    .selectFrom('audit_event')
    .leftJoin('audit_seal', 'audit_seal.event_id', 'audit_event.id')
    .leftJoin('audit_unsealed', 'audit_unsealed.event_id', 'audit_event.id')
    .select('audit_event.id')
    .where('audit_seal.event_id', 'is', null)
    .where('audit_unsealed.event_id', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return stray && { checked, broken: { eventId: stray.id, why: 'it stands outside the chain' } }
}

async function withUnsealed(db: Db, checked: number): Promise<AuditVerdict> {
  const { n } = await db.selectFrom('audit_unsealed').select(db.fn.countAll().as('n')).executeTakeFirstOrThrow()
  return Number(n) > 0 ? { checked, unsealed: Number(n) } : { checked }
}

/** Whoever cuts off the end of the list with its links leaves a whole chain, but fewer events than were counted. */
async function findMissing(db: Db, checked: number): Promise<AuditVerdict | undefined> {
  const { rows } = await sql<{ written: string; there: string; last: string | null }>`
    select (select count(*) from audit_event) as there, (select max(id) from audit_event) as last,
      coalesce((select sum(n) from kept_count where name = 'audit_event'), 0)
        + coalesce((select sum(n) from kept_count_change where name = 'audit_event'), 0) as written`.execute(db)
  const missing = Number(rows[0]?.written ?? 0) - Number(rows[0]?.there ?? 0)
  if (missing <= 0) return undefined
  return { checked, broken: { eventId: rows[0]?.last ?? '0', why: `after it ${missing} written events are missing` } }
}
