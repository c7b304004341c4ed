import { sql } from 'kysely'
import { recordAudit } from '../audit/record-audit.ts'
import { systemDoer } from '../platform/actor.ts'
import type { Tx } from '../platform/database.ts'
import { createUser } from './create-user.ts'
import { issuePasswordLink } from './issue-password-link.ts'

/**
 * While nobody can sign in, answers a link that sets the first admin's password; on an empty database it makes that
 * admin too. Answers nothing once anyone has a password.
 */
export async function openFirstAdmin(tx: Tx, options: { publicUrl: string; now: Date }): Promise<string | undefined> {
  // Two processes may start at once on the same empty database.
  await sql`select pg_advisory_xact_lock(hashtext('first-admin'))`.execute(tx)
  const users = await tx.selectFrom('app_user').select(['id', 'password_hash']).orderBy('id').limit(2).execute()
  const [first] = users
  if (users.length > 1 || first?.password_hash) return undefined
  return issuePasswordLink(tx, first?.id ?? (await createFirstAdmin(tx)), options)
}

async function createFirstAdmin(tx: Tx): Promise<string> {
  const admin = await createUser(tx, {
    userName: 'admin',
    displayName: 'Administrator',
    role: 'admin',
    email: 'admin@localhost',
  })
  await recordAudit(tx, systemDoer, { act: 'user.created', subject: admin.code, detail: { first: true } })
  return admin.id
}
