-- Double entry. Every movement of money is an entry with postings that sum to zero; the database itself refuses
-- everything else. Plus is what we owe or earned (wallets, sales), minus what we hold or spent (bank, commission).

-- Where money stands. A merchant's wallet can never be below zero.
create table ledger_account (
  id bigint generated always as identity primary key,
  kind text not null,
  merchant_id bigint references merchant,
  balance bigint not null default 0,
  -- Below this a merchant is told to add money. It stands on the wallet because whoever spends has that row at hand.
  low_at bigint not null default 50000 check (low_at >= 0),
  check (kind <> 'wallet' or balance >= 0),
  -- A kept balance in a house account's row would be a queue that every payment waits on.
  check (kind = 'wallet' or balance = 0),
  check ((kind = 'wallet') = (merchant_id is not null))
);
create unique index ledger_account_wallet on ledger_account (merchant_id) where kind = 'wallet';

-- One account of each kind belongs to the house itself. What those above a seller earn waits on 'override-pending' until
-- the sale is final; a sale that is taken back before that takes nothing out of anybody's wallet but the seller's.
insert into ledger_account (kind) values
  ('bank'), ('gateway'), ('sales'), ('id-sales'), ('commission'), ('tds-payable'), ('adjustment'), ('override-pending');
create unique index ledger_account_house on ledger_account (kind) where merchant_id is null;

create table ledger_entry (
  id bigint generated always as identity primary key,
  reference text not null unique check (reference <> ''),
  kind text not null,
  narration text not null,
  actor_id bigint references app_user,
  -- Not now(): the wallets are locked by then, so that the entries of one wallet stand in the order of its balance.
  at timestamptz not null default clock_timestamp(),
  reverses bigint unique references ledger_entry check (reverses < id),
  -- The transaction that wrote it, and the only one that may add postings.
  opened_in bigint not null default pg_current_xact_id()::text::bigint
);
create index ledger_entry_at on ledger_entry (at desc, id desc);
create index ledger_entry_kind on ledger_entry (kind, id desc);

create table ledger_posting (
  id bigint generated always as identity primary key,
  entry_id bigint not null references ledger_entry,
  account_id bigint not null references ledger_account,
  amount bigint not null check (amount <> 0),
  balance_after bigint,
  -- That of its entry, so that a wallet's statement finds a range of days by one index.
  at timestamptz not null default clock_timestamp()
);
create index ledger_posting_entry on ledger_posting (entry_id, id);
-- For the newest lines of one wallet. On the bare id the planner may walk the primary key instead, through every other
-- wallet's lines, because it does not know which wallet is meant; the sum is an order that only this index has.
create index ledger_posting_account on ledger_posting (account_id, (id + 0));
create index ledger_posting_day on ledger_posting (account_id, at);
create index ledger_posting_at on ledger_posting (at, id);

-- History: nothing is changed or taken away.
create trigger ledger_entry_kept before update or delete on ledger_entry for each row execute function refuse_change();
create trigger ledger_entry_whole before truncate on ledger_entry execute function refuse_change();
create trigger ledger_posting_kept before update or delete on ledger_posting for each row execute function refuse_change();
create trigger ledger_posting_whole before truncate on ledger_posting execute function refuse_change();

create function open_ledger_entry() returns trigger language plpgsql as $$
begin
  new.opened_in := pg_current_xact_id()::text::bigint;
  if exists (select from ledger_entry where id = new.reverses and reverses is not null) then
    raise exception 'entry % is a reversal and cannot be reversed', new.reverses using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger ledger_entry_open before insert on ledger_entry for each row execute function open_ledger_entry();

-- A posting moves the wallet's balance, and nothing else can: the account's own trigger below lets a balance change
-- only from inside another trigger, which no statement can pretend to be.
-- The portal works with a role that owns no table (database/grant-worker.ts): balances are not its to write, so this
-- function acts for the owner.
create function post_to_ledger() returns trigger language plpgsql
  security definer set search_path = public, pg_temp as $$
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
create trigger ledger_posting_move before insert on ledger_posting for each row execute function post_to_ledger();

create function guard_ledger_account() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.balance <> 0 then
      raise exception 'an account begins with nothing' using errcode = 'restrict_violation';
    end if;
  elsif (new.id, new.kind, new.merchant_id) is distinct from (old.id, old.kind, old.merchant_id) then
    raise exception 'an account never changes hands' using errcode = 'restrict_violation';
  elsif new.balance <> old.balance and pg_trigger_depth() < 2 then
    raise exception 'a balance moves only by a posting' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger ledger_account_guard before insert or update on ledger_account
  for each row execute function guard_ledger_account();

create function ledger_entry_mirrors(entry bigint, reversed bigint) returns boolean language sql stable as $$
  with here as (select account_id, amount from ledger_posting where entry_id = entry),
       there as (select account_id, -amount as amount from ledger_posting where entry_id = reversed)
  select not exists (select * from here except all select * from there)
     and not exists (select * from there except all select * from here)
$$;

-- Runs at commit, once for the entry and once for each posting: whoever asks for the check early
-- (set constraints … immediate) and then adds a posting meets it again.
create function check_ledger_entry() returns trigger language plpgsql as $$
declare
  entry bigint;
  reversed bigint;
  total numeric;
  lines bigint;
begin
  if tg_table_name = 'ledger_entry' then entry := new.id; else entry := new.entry_id; end if;
  select sum(amount), count(*) into total, lines from ledger_posting where entry_id = entry;
  if lines = 0 then
    raise exception 'entry % has no postings', entry using errcode = 'check_violation';
  end if;
  if total <> 0 then
    raise exception 'the postings of entry % do not sum to zero', entry using errcode = 'check_violation';
  end if;
  select reverses into reversed from ledger_entry where id = entry;
  if reversed is not null and not ledger_entry_mirrors(entry, reversed) then
    raise exception 'entry % does not mirror entry %', entry, reversed using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger ledger_entry_balanced after insert on ledger_entry
  deferrable initially deferred for each row execute function check_ledger_entry();
create constraint trigger ledger_posting_balanced after insert on ledger_posting
  deferrable initially deferred for each row execute function check_ledger_entry();

-- House balances are kept as counts are: writers only add rows, a round folds them later.
create function keep_house_balance() returns trigger language plpgsql as $$
begin
  insert into kept_count_change (name, scope, n)
    select 'ledger_balance', account.kind, sum(amount) from new_rows
    join ledger_account account on account.id = account_id where account.merchant_id is null group by account.kind;
  return null;
end $$;
create trigger ledger_posting_house after insert on ledger_posting referencing new table as new_rows
  for each statement execute function keep_house_balance();
create trigger ledger_posting_count after insert on ledger_posting referencing new table as new_rows
  for each statement execute function keep_count('account_id::text');

-- One row per id given out: to which business, by whom, for how much.
create table id_sale (
  id bigint generated always as identity primary key,
  merchant_id bigint not null unique references merchant,
  -- Nobody, where the head office gave it.
  seller_id bigint references merchant,
  id_type_id bigint not null references id_type,
  price bigint not null check (price >= 0),
  entry_id bigint unique references ledger_entry,
  sold_by bigint references app_user,
  at timestamptz not null default now()
);
create index id_sale_at on id_sale (at desc, id desc);
create index id_sale_seller on id_sale (seller_id, at desc);
create trigger id_sale_count after insert on id_sale referencing new table as new_rows
  for each statement execute function keep_count();

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
  -- The entry that paid the overrides out.
  release_entry_id bigint unique references ledger_entry,
  refunded_at timestamptz,
  refund_reason text not null default '',
  check ((refund_entry_id is null) = (refunded_at is null))
);
create index sale_merchant on sale (merchant_id, at desc);
create index sale_day on sale (at desc);
create index sale_refunded on sale (refunded_at) where refunded_at is not null;

-- Level 0 is the merchant who sold, 1 to 3 are those above.
create table sale_share (
  sale_id bigint not null references sale,
  level smallint not null check (level between 0 and 3),
  merchant_id bigint not null references merchant,
  commission bigint not null check (commission > 0),
  tds bigint not null check (tds between 0 and commission),
  -- When it was paid out; an override that waits has no such moment yet.
  earned_at timestamptz,
  primary key (sale_id, level)
);
create index sale_share_merchant on sale_share (merchant_id, sale_id desc);
create index sale_share_at on sale_share (earned_at);
create index sale_share_merchant_at on sale_share (merchant_id, earned_at);
create index sale_share_pending on sale_share (merchant_id) where earned_at is null;

-- A refund takes overrides back. An upline that has spent them gets the missing part as an advance first, which the
-- head office then asks back: no wallet goes below zero, and the customer's merchant never waits for it.
create table wallet_advance (
  id bigint generated always as identity primary key,
  sale_id bigint not null references sale,
  merchant_id bigint not null references merchant,
  amount bigint not null check (amount > 0),
  entry_id bigint not null unique references ledger_entry,
  at timestamptz not null default now(),
  -- An advance is taken back from the next earnings by itself; so much of it has come back.
  set_off bigint not null default 0 check (set_off between 0 and amount)
);
create index wallet_advance_merchant on wallet_advance (merchant_id, id desc);
create index wallet_advance_open on wallet_advance (merchant_id, id) where set_off < amount;

-- Reports over many days add up what each day came to, instead of every posting of it. A day is summed up once it is
-- over: the ledger only grows, so what a closed day came to stays as it is.
create table closed_days (
  one boolean primary key default true check (one),
  -- Every day up to this one is closed.
  until date not null
);
insert into closed_days (until) values ('2000-01-01');

create table ledger_day (
  day date not null,
  account_id bigint not null references ledger_account,
  kind text not null,
  entries bigint not null,
  debit bigint not null,
  credit bigint not null,
  primary key (day, account_id, kind)
);
create index ledger_day_account on ledger_day (account_id, day);

create table commission_day (
  day date not null,
  merchant_id bigint not null references merchant,
  product_code text not null references product,
  level smallint not null,
  shares bigint not null,
  earned bigint not null,
  taken_back bigint not null,
  tds bigint not null,
  primary key (day, merchant_id, product_code, level)
);
create index commission_day_merchant on commission_day (merchant_id, day);

-- Entries are written as they happen. One with a moment of the past, as when data are taken over, opens its day again.
create function reopen_days() returns trigger language plpgsql as $$
begin
  update closed_days set until = (new.at at time zone interval '05:30')::date - 1
    where until >= (new.at at time zone interval '05:30')::date;
  return null;
end $$;
create trigger ledger_entry_backdated after insert on ledger_entry
  for each row when (new.at < now() - interval '1 hour') execute function reopen_days();
