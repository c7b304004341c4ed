import { chainLink, chainStart } from '../audit/audit-chain.ts'
import { openBody } from '../mail/mail-body.ts'
import type { Db } from '../platform/database.ts'
import { unseal, vaultKeys } from '../platform/vault.ts'
import { aadhaarContext } from '../user/save-person.ts'
import { hasTable } from './has-table.ts'

/**
 * Whether the present secret opens what the first secret of this database closed: the first link of the audit chain,
 * or where nothing is sealed yet a mail or an Aadhaar number. A database without any of them takes every secret.
 */
export async function opensOldestSecret(db: Db): Promise<boolean> {
  for (const [table, tryOn] of locks) {
    const opened = (await hasTable(db, table)) ? await tryOn(db) : undefined
    if (opened !== undefined) return opened
  }
  return true
}

/** In the order of their weight; each answers nothing where there is nothing to try the secret on. */
const locks: [table: string, tryOn: (db: Db) => Promise<boolean | undefined>][] = [
  ['audit_seal', tryFirstLink],
  ['mail_outbox', tryOldestMail],
  ['person', tryAnAadhaar],
]

async function tryFirstLink(db: Db): Promise<boolean | undefined> {
  const link = await db
    .selectFrom('audit_seal')
    .innerJoin('audit_event', 'audit_event.id', 'audit_seal.event_id')
    .selectAll('audit_event')
    .select('audit_seal.hash')
    .where('audit_seal.position', '=', '1')
    .executeTakeFirst()
  return link && chainLink(vaultKeys().audit, chainStart, link) === link.hash
}

async function tryOldestMail(db: Db): Promise<boolean | undefined> {
  const mail = await db.selectFrom('mail_outbox').select('sealed_body').orderBy('id').limit(1).executeTakeFirst()
  return mail && opens(() => openBody(mail.sealed_body))
}

async function tryAnAadhaar(db: Db): Promise<boolean | undefined> {
  const person = await db
    .selectFrom('person')
    .select(['user_id', 'sealed_aadhaar'])
    .where('sealed_aadhaar', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  if (!person?.sealed_aadhaar) return undefined
  const { user_id, sealed_aadhaar } = person
  return opens(() => unseal(sealed_aadhaar, aadhaarContext(user_id)))
}

function opens(open: () => unknown): boolean {
  try {
    open()
    return true
  } catch {
    return false
  }
}
