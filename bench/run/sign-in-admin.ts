import { sql } from 'kysely'
import { issueAccessToken } from '../../api/platform/tokens.ts'
import { vaultKeys } from '../../api/platform/vault.ts'
import type { BenchDatabase } from './own-database.ts'

/** An admin who is signed in; answers the access token. */
export async function signInAdmin({ kysely }: BenchDatabase): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    with admin as (
      insert into app_user (user_name, display_name, role, email, code, is_owner, permissions)
      values ('bench-admin', 'Admin', 'admin', 'admin@bench.test', 'A900001', false, '{}') returning id
    )
    insert into sign_in (user_id, device_hash, device, ip, expires_at)
    select id, 'bench-admin', 'Bench', '127.0.0.1', now() + interval '1 day' from admin returning id`.execute(kysely)
  const claims = { code: 'A900001', name: 'Admin', role: 'admin', signInId: rows[0]?.id ?? '' }
  return issueAccessToken(vaultKeys().tokens, claims, new Date())
}
