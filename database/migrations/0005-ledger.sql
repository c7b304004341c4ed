-- Double entry. Every movement of money is an entry with postings that sum to zero; the database itself refuses
-- everything else. Plus is what we owe or earned (wallets, sales), minus what we hold or spent (bank, commission).

-- One account of each kind belongs to the house itself.
insert into ledger_account (kind) values
  ('bank'), ('gateway'), ('sales'), ('id-sales'), ('commission'), ('tds-payable'), ('adjustment');
create unique index ledger_account_house on ledger_account (kind) where merchant_id is null;
-- A kept balance in a house account's row would be a queue that every payment waits on.
alter table ledger_account add check (kind = 'wallet' or balance = 0);

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
  balance_after bigint
);
create index ledger_posting_entry on ledger_posting (entry_id, id);
create index ledger_posting_account on ledger_posting (account_id, id desc);

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
create function post_to_ledger() returns trigger language plpgsql as $$
begin
  if not exists (select from ledger_entry where id = new.entry_id and opened_in = pg_current_xact_id()::text::bigint) then
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
