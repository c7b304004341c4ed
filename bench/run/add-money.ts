import { sql } from 'kysely'
import type { Tx } from '../../api/platform/database.ts'

/** Ids of what is written here begin so high that they meet no others. */
const first = 1_000_000_000

/**
 * What the PAN applications that are there cost and brought: a sale each with its entry, six postings and a share, a
 * refund for those that were cancelled, and some payments, coupons and GST work beside. Written past the triggers,
 * which would take an hour for a million.
 */
export async function addMoney(tx: Tx): Promise<void> {
  await sql`set local session_replication_role = replica`.execute(tx)
  await sql`
    create temporary table paid on commit drop as
    select ${first}::bigint + id as entry, id, merchant_id, product_code, submitted_at as at, state
    from pan_application where submitted_at is not null`.execute(tx)
  await addSales(tx)
  await addRefunds(tx)
  await addPayments(tx)
  await addOtherWork(tx)
  await sql`set local session_replication_role = origin`.execute(tx)
}

async function addSales(tx: Tx): Promise<void> {
  await sql`
    insert into ledger_entry (id, reference, kind, narration, at) overriding system value
    select entry, 'sale:nsdl-pan:' || id, 'nsdl-pan', 'PAN application', at from paid`.execute(tx)
  await addPostings(tx, 'paid', 1)
  await sql`
    insert into sale (id, fact, merchant_id, product_code, quantity, price, government_fee, at, entry_id) overriding system value
    select entry, 'nsdl-pan:' || id, merchant_id, product_code, 1, 10700, 9100, at, entry from paid`.execute(tx)
  await sql`
    insert into sale_share (sale_id, level, merchant_id, commission, tds, earned_at)
    select entry, 0, merchant_id, 1000, 20, at from paid`.execute(tx)
}

/** Price, commission and TDS, each from one account to another. */
async function addPostings(tx: Tx, table: string, sign: 1 | -1): Promise<void> {
  await sql`
    insert into ledger_posting (entry_id, account_id, amount, at)
    select entry, coalesce(house.id, wallet.id), ${sign}::int * line.amount, at
    from ${sql.table(table)} as made
    join ledger_account wallet on wallet.merchant_id = made.merchant_id
    cross join (values (null, -10700), ('sales', 10700), ('commission', -1000), (null, 1000), (null, -20), ('tds-payable', 20))
      as line (kind, amount)
    left join ledger_account house on house.kind = line.kind and house.merchant_id is null`.execute(tx)
}

async function addRefunds(tx: Tx): Promise<void> {
  await sql`
    create temporary table refunded on commit drop as
    select ${first}::bigint + entry as entry, entry as sold, merchant_id, least(now(), at + interval '2 days') as at
    from paid where state = 'cancelled'`.execute(tx)
  await sql`
    insert into ledger_entry (id, reference, kind, narration, at) overriding system value
    select entry, 'refund:' || sold, 'reversal', 'Refund', at from refunded`.execute(tx)
  await addPostings(tx, 'refunded', -1)
  await sql`
    update sale set refund_entry_id = refunded.entry, refunded_at = refunded.at,
      refund_reason = 'PAN application ' || (3000000000 + sold % 1000000) || ' was cancelled'
    from refunded where sale.id = sold`.execute(tx)
}

/** Every tenth application follows a payment that a clerk approved, every fiftieth one that was made online. */
async function addPayments(tx: Tx): Promise<void> {
  await sql`
    create temporary table deposit on commit drop as
    select ${3 * first}::bigint + id as entry, id, merchant_id, at, id % 50 = 0 as online from paid where id % 10 = 0`.execute(
    tx,
  )
  await sql`
    insert into ledger_entry (id, reference, kind, narration, at) overriding system value
    select entry, 'payment:' || id, case when online then 'gateway' else 'payment' end, 'Money added', at from deposit`.execute(
    tx,
  )
  await sql`
    insert into ledger_posting (entry_id, account_id, amount, at)
    select entry, account.id, case account.kind when 'wallet' then 107000 else -107000 end, at from deposit
    join ledger_account account on account.merchant_id = deposit.merchant_id
      or (account.merchant_id is null and account.kind = case when online then 'gateway' else 'bank' end)`.execute(tx)
  await sql`
    with bank as (
      insert into bank_account (bank_name, account_name, account_no, ifsc, modes)
      values ('Bench Bank', 'Bench', '111111111111', 'SBIN0000001', '{upi}') returning id
    ), slip as (
      insert into stored_file (content, type, name, size, purpose) values ('x', 'image/png', 'slip.png', 1, 'slip') returning id
    )
    insert into payment_request (merchant_id, bank_id, mode, reference, amount, paid_on, slip_file_id, status, created_by, decided_by, decided_at, created_at, entry_id)
    select merchant_id, bank.id, 'upi', 'UTR' || deposit.id, 107000, at::date, slip.id, 'approved', clerk.id, clerk.id, at, at, entry
    from deposit cross join bank cross join slip cross join (select min(id) as id from app_user) as clerk where not online`.execute(
    tx,
  )
  await sql`
    insert into gateway_order (merchant_id, provider, test_mode, payment_id, pay_token, amount, state, created_by, created_at, settled_at, entry_id)
    select merchant_id, 'sandbox', true, 'pay' || deposit.id, 'token' || deposit.id, 107000, 'paid', clerk.id, at, at, entry
    from deposit cross join (select min(id) as id from app_user) as clerk where online`.execute(tx)
}

/** Beside every tenth application an order of coupons, beside every twentieth a GST registration and a return. */
async function addOtherWork(tx: Tx): Promise<void> {
  const clerk = sql`(select min(id) from app_user)`
  await sql`
    insert into coupon_order (merchant_id, psa_id, kind, quantity, amount, status, provider_order, asked_at, asked_by)
    select merchant_id, 'PSA1', case when id % 20 = 0 then 'physical' else 'digital' end, 5, 53500,
      (array['fulfilled', 'fulfilled', 'fulfilled', 'refused', 'pending'])[1 + id / 10 % 5], 'P1', at, ${clerk}
    from paid where id % 10 = 0`.execute(tx)
  await sql`
    insert into gst_registration (merchant_id, created_by, status, submitted_at, status_at, reason)
    select merchant_id, ${clerk}, case when id % 40 = 0 then 'submitted' else 'rejected' end, at, at, 'Why'
    from paid where id % 20 = 0`.execute(tx)
  await sql`
    with client as (
      insert into gst_client (merchant_id, created_by, gstin, legal_name, scheme, turnover, mobile, since)
      select id, ${clerk}, '27ABCPS' || lpad((id % 10000)::text, 4, '0') || 'E1Z5', 'Sample Stores', 'regular', 'up-to-2', '9876500011', '2024-01-01'
      from merchant returning *
    )
    insert into gst_filing (merchant_id, created_by, client_id, status, return_type, period, period_label, period_end, due_on,
      gstin, legal_name, trade_name, scheme, mobile, nil, reason, submitted_at, status_at)
    select client.merchant_id, created_by, client.id, case when paid.id % 100 = 0 then 'submitted' else 'withdrawn' end,
      case when paid.id % 40 = 0 then 'gstr-1' else 'gstr-3b' end, '2026-04-' || paid.id, 'April 2026', '2026-04-30', at::date + 20,
      gstin, legal_name, '', scheme, mobile, true, 'Why', at, at
    from paid join client on client.merchant_id = paid.merchant_id where paid.id % 20 = 0`.execute(tx)
}
