-- When a posting happened stands beside it, so that a wallet's statement finds a range of days by one index.
alter table ledger_posting add column at timestamptz not null default clock_timestamp();
create index ledger_posting_day on ledger_posting (account_id, at);
-- For the newest lines of one wallet. On the bare id the planner may walk the primary key instead, through every other
-- wallet's lines, because it does not know which wallet is meant; the sum is an order that only this index has.
drop index ledger_posting_account;
create index ledger_posting_account on ledger_posting (account_id, (id + 0));

create or replace function post_to_ledger() returns trigger language plpgsql as $$
begin
  select at into new.at from ledger_entry where id = new.entry_id and opened_in = pg_current_xact_id()::text::bigint;
  if not found then
    raise exception 'entry % is closed', new.entry_id using errcode = 'restrict_violation';
  end if;
  update ledger_account set balance = balance + new.amount where id = new.account_id and kind = 'wallet'
    returning balance into new.balance_after;
  if not found then
    new.balance_after := null;
  end if;
  return new;
end $$;

-- Below this a merchant is told to add money. It stands on the wallet because whoever spends has that row at hand.
alter table ledger_account add column low_at bigint not null default 50000 check (low_at >= 0);

-- What was sold to whom, and who earned by it. The money itself is in the entry.
create table sale (
  id bigint generated always as identity primary key,
  -- What was paid for, such as 'nsdl-pan:17': a fact is charged once.
  fact text not null unique check (fact <> ''),
  merchant_id bigint not null references merchant,
  product_code text not null references product,
  quantity integer not null check (quantity > 0),
  price bigint not null check (price > 0),
  government_fee bigint not null check (government_fee >= 0),
  at timestamptz not null default now(),
  entry_id bigint not null unique references ledger_entry,
  refund_entry_id bigint unique references ledger_entry,
  refunded_at timestamptz,
  refund_reason text not null default '',
  check ((refund_entry_id is null) = (refunded_at is null))
);
create index sale_merchant on sale (merchant_id, at desc);
create index sale_day on sale (at desc);

-- Level 0 is the merchant who sold, 1 to 3 are those above.
create table sale_share (
  sale_id bigint not null references sale,
  level smallint not null check (level between 0 and 3),
  merchant_id bigint not null references merchant,
  commission bigint not null check (commission > 0),
  tds bigint not null check (tds between 0 and commission),
  primary key (sale_id, level)
);
create index sale_share_merchant on sale_share (merchant_id, sale_id desc);

-- A refund takes overrides back. An upline that has spent them gets the missing part as an advance first, which the
-- head office then asks back: no wallet goes below zero, and the customer's merchant never waits for it.
create table wallet_advance (
  id bigint generated always as identity primary key,
  sale_id bigint not null references sale,
  merchant_id bigint not null references merchant,
  amount bigint not null check (amount > 0),
  entry_id bigint not null unique references ledger_entry,
  at timestamptz not null default now()
);
create index wallet_advance_merchant on wallet_advance (merchant_id, id desc);
