-- What our banks say of our accounts, line by line, to compare payment requests with.
create table bank_line (
  id bigint generated always as identity primary key,
  bank_id bigint not null references bank_account,
  day date not null,
  description text not null,
  -- UTR, cheque number or number of the deposit slip, if the line tells one.
  reference text not null,
  -- Plus is money that came in.
  amount bigint not null check (amount <> 0),
  -- Lines of one day that are alike are counted, so that the same statement read twice adds nothing.
  ordinal integer not null check (ordinal >= 0),
  -- The request that this line proves. A line proves one, and a request is proven by one.
  payment_id bigint unique references payment_request,
  added_at timestamptz not null default now(),
  added_by bigint not null references app_user,
  search_text text not null generated always as (description || ' ' || reference) stored,
  unique (bank_id, day, reference, amount, ordinal),
  check (payment_id is null or amount > 0)
);
create index bank_line_reference on bank_line (bank_id, reference) where reference <> '';
create index bank_line_amount on bank_line (bank_id, amount, day);
create index bank_line_newest on bank_line (day desc, id desc);
create index bank_line_search on bank_line using gin (search_text gin_trgm_ops);
create trigger bank_line_count after insert on bank_line referencing new table as new_rows
  for each statement execute function keep_count();

-- Requests that a line of the statement may be about.
create index payment_request_amount on payment_request (bank_id, amount, paid_on);

-- Which column of a bank's file means what, by its title, as it was last read.
create table bank_statement_layout (
  bank_id bigint primary key references bank_account,
  titles jsonb not null,
  changed_at timestamptz not null default now(),
  changed_by bigint not null references app_user
);

-- Money that is put on a wallet or taken off it by hand: one asks, another decides.
create sequence correction_no;
create table correction (
  id bigint generated always as identity primary key,
  no text not null unique default 'C' || lpad(nextval('correction_no')::text, 6, '0'),
  merchant_id bigint not null references merchant,
  direction text not null check (direction in ('credit', 'debit')),
  amount bigint not null check (amount > 0),
  reason text not null,
  reference text not null default '',
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected', 'withdrawn')),
  asked_at timestamptz not null default now(),
  asked_by bigint not null references app_user,
  decided_at timestamptz,
  decided_by bigint references app_user,
  remark text not null default '',
  entry_id bigint unique references ledger_entry,
  search_text text not null generated always as (no || ' ' || reference || ' ' || reason) stored,
  check ((status = 'pending') = (decided_by is null)),
  check ((status = 'approved') = (entry_id is not null)),
  -- Nobody approves what they asked for, whoever they are; and nobody else withdraws it.
  check (status not in ('approved', 'rejected') or decided_by <> asked_by),
  check (status <> 'withdrawn' or decided_by = asked_by)
);
create index correction_newest on correction (id desc);
create index correction_state on correction (status, id desc);
create index correction_merchant on correction (merchant_id, id desc);
create index correction_search on correction using gin (search_text gin_trgm_ops);
create trigger correction_count_insert after insert on correction referencing new table as new_rows
  for each statement execute function keep_count('status');
create trigger correction_count_update after update on correction referencing new table as new_rows old table as old_rows
  for each statement execute function keep_count('status');
