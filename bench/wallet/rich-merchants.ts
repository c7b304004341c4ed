import { sql } from 'kysely'
import { issueAccessToken } from '../../api/platform/tokens.ts'
import { vaultKeys } from '../../api/platform/vault.ts'
import type { BenchDatabase } from '../run/own-database.ts'

export interface RichMerchant {
  id: string
  userId: string
  code: string
  signInId: string
  token: string
}

/** Merchants whose money never runs out, each with an owner who is signed in. */
export async function richMerchants({ kysely }: BenchDatabase, count: number): Promise<RichMerchant[]> {
  await kysely.transaction().execute(async (tx) => {
    await sql`
      insert into merchant (code, business_name, id_type_id, package_id)
      select 'M' || lpad((500000 + n)::text, 6, '0'), 'Business ' || n, id, default_package_id
      from id_type cross join generate_series(1, ${count}::int) n where name = 'Retailer'`.execute(tx)
    await sql`insert into ledger_account (kind, merchant_id) select 'wallet', id from merchant`.execute(tx)
    await sql`
      insert into app_user (user_name, display_name, role, email, merchant_id, code, is_owner, kyc_state, permissions)
      select 'owner' || id, 'Owner', 'merchant', 'owner' || id || '@bench.test', id, code, true, 'approved', '{}' from merchant`.execute(
      tx,
    )
    await sql`
      insert into sign_in (user_id, device_hash, device, ip, expires_at)
      select id, 'bench' || id, 'Bench', '127.0.0.1', now() + interval '1 day' from app_user where merchant_id is not null`.execute(
      tx,
    )
    await sql`insert into ledger_entry (reference, kind, narration) select 'rich:' || id, 'opening', 'Rich' from merchant`.execute(
      tx,
    )
    await sql`
      insert into ledger_posting (entry_id, account_id, amount)
      select entry.id, account.id, case account.kind when 'wallet' then 1000000000000 else -1000000000000 end
      from ledger_entry entry
      join ledger_account account on account.kind = 'bank' or 'rich:' || account.merchant_id = entry.reference`.execute(
      tx,
    )
  })
  await sql`analyze`.execute(kysely)
  const { rows } = await sql<Omit<RichMerchant, 'token'>>`
    select merchant.id, app_user.id as "userId", merchant.code, sign_in.id as "signInId"
    from merchant join app_user on app_user.merchant_id = merchant.id join sign_in on sign_in.user_id = app_user.id
    order by merchant.id`.execute(kysely)
  return Promise.all(rows.map(async (row) => ({ ...row, token: await tokenOf(row) })))
}

const tokenOf = ({ code, signInId }: Omit<RichMerchant, 'token'>) =>
  issueAccessToken(vaultKeys().tokens, { code, name: 'Owner', role: 'merchant', signInId }, new Date())
