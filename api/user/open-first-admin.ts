import { sql } from 'kysely'
import { recordAudit } from '../audit/record-audit.ts'
import { system } from '../platform/actor.ts'
import type { Tx } from '../platform/database.ts'
import { createUser } from './create-user.ts'
import { issuePasswordLink } from './issue-password-link.ts'

/** On an empty database: one admin without a password, and the link that sets it. Answers nothing when anyone is there. */
export async function openFirstAdmin(tx: Tx, options: { publicUrl: string; now: Date }): Promise<string | undefined> {
  // Two processes may start at once on the same empty database.
  await sql`select pg_advisory_xact_lock(hashtext('first-admin'))`.execute(tx)
  const someone = await tx.selectFrom('app_user').select('id').limit(1).executeTakeFirst()
  if (someone) return undefined
  const admin = await createUser(tx, {
    userName: 'admin',
    displayName: 'Administrator',
    role: 'admin',
    email: 'admin@localhost',
  })
  await recordAudit(tx, system, { act: 'user.created', subject: admin.code, detail: { first: true } })
  return issuePasswordLink(tx, admin.id, options)
}
