-- Money that merchants have paid into our accounts and ask to have on their wallets.
create sequence payment_request_no;
create table payment_request (
  id bigint generated always as identity primary key,
  ref_no text not null unique default 'P' || lpad(nextval('payment_request_no')::text, 6, '0'),
  merchant_id bigint not null references merchant,
  bank_id bigint not null references bank_account,
  mode text not null,
  -- UTR, cheque number or number of the deposit slip.
  reference text not null,
  amount bigint not null check (amount > 0),
  paid_on date not null,
  branch text not null default '',
  drawn_on text not null default '',
  remark text not null default '',
  slip_file_id uuid not null references stored_file,
  status text not null default 'pending' check (status in ('pending', 'second-person', 'approved', 'rejected')),
  created_at timestamptz not null default now(),
  created_by bigint not null references app_user,
  first_approved_by bigint references app_user,
  first_approved_at timestamptz,
  decided_by bigint references app_user,
  decided_at timestamptz,
  reason text not null default '',
  entry_id bigint unique references ledger_entry,
  search_text text not null generated always as (ref_no || ' ' || reference || ' ' || mode || ' ' || remark || ' ' || branch || ' ' || drawn_on) stored,
  check ((status = 'approved') = (entry_id is not null)),
  check (first_approved_by is null or decided_by is null or first_approved_by <> decided_by or status = 'rejected')
);
-- A payment counts once: its number at one bank can be asked for again only after a rejection.
create unique index payment_request_once on payment_request (bank_id, reference) where status <> 'rejected';
create index payment_request_newest on payment_request (id desc);
create index payment_request_state on payment_request (status, id desc);
create index payment_request_merchant on payment_request (merchant_id, id desc);
create index payment_request_search on payment_request using gin (search_text gin_trgm_ops);
create trigger payment_request_count_insert after insert on payment_request referencing new table as new_rows
  for each statement execute function keep_count('status');
create trigger payment_request_count_update after update on payment_request referencing new table as new_rows old table as old_rows
  for each statement execute function keep_count('status');
