-- Money that merchants have paid into our accounts and ask to have on their wallets.
-- One form of a payment's number, however it was typed: without the words around it, signs, leading zeros and letter case.
-- contract/payment-reference.ts says the same to whoever types it.
create function canonical_reference(typed text) returns text language sql immutable parallel safe as $$
  with plain as (select regexp_replace(upper(normalize(typed, nfkc)), '[^A-Z0-9]', '', 'g') as text),
    bare as (
      select text, regexp_replace(
        regexp_replace(text, '^(UTRNO|UTR|UPI|IMPS|NEFT|RTGS|REFNO|REF|TXNID|TXNNO|TXN|RRN|CHQNO|CHQ|CHEQUENO|CHEQUE|0)+', ''),
        '(UTR|UPI|IMPS|NEFT|RTGS)+$', '') as number
      from plain
    )
  select coalesce(nullif(number, ''), text) from bare
$$;

-- A number of a payment system is one in the whole country. Short numbers of cheques and deposit slips are not: those
-- are one per merchant.
create function reference_key(mode text, typed text, merchant bigint) returns text language sql immutable parallel safe as $$
  select case when mode in ('cash', 'cheque') and length(canonical_reference(typed)) < 10
    then canonical_reference(typed) || '@' || merchant else canonical_reference(typed) end
$$;

create sequence payment_request_no;
create table payment_request (
  id bigint generated always as identity primary key,
  ref_no text not null unique default 'P' || to_char(nextval('payment_request_no'), 'FM999999999000000'),
  merchant_id bigint not null references merchant,
  bank_id bigint not null references bank_account,
  mode text not null,
  -- UTR, cheque number or number of the deposit slip.
  reference text not null,
  canonical text not null generated always as (canonical_reference(reference)) stored,
  reference_key text not null generated always as (reference_key(mode, reference, merchant_id)) stored,
  -- For a payment that was taken twice before its number was compared so; nothing new gets one.
  repeat_no integer not null default 0,
  amount bigint not null check (amount > 0),
  paid_on date not null,
  branch text not null default '',
  drawn_on text not null default '',
  remark text not null default '',
  slip_file_id uuid not null references stored_file,
  status text not null default 'pending' check (status in ('pending', 'second-person', 'approved', 'rejected')),
  created_at timestamptz not null default now(),
  created_by bigint not null references app_user,
  -- A request is decided by the limit that was in force when it was made, in paise.
  second_person_above bigint not null default 5000000,
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
-- A payment counts once: its number can be asked for again only after a rejection.
create unique index payment_request_once on payment_request (reference_key, repeat_no) where status <> 'rejected';
create index payment_request_canonical on payment_request using gin (canonical gin_trgm_ops);
-- A payment's number may stand inside the long reference of another request: each of its pieces is looked up.
create index payment_request_number on payment_request (canonical);
-- References in which letters stand for the digits that they look like are found beside those with digits.
create index payment_request_look_alike on payment_request
  using gin (translate(canonical, 'OILSBZ', '011582') gin_trgm_ops);
create index payment_request_alike on payment_request (amount, paid_on);
-- Requests that a line of the statement may be about.
create index payment_request_amount on payment_request (bank_id, amount, paid_on);
-- Daily collection asks what was credited on an Indian day.
create index payment_request_collected on payment_request (((decided_at at time zone 'Asia/Kolkata')::date)) where status = 'approved';
create index payment_request_newest on payment_request (id desc);
create index payment_request_state on payment_request (status, id desc);
create index payment_request_merchant on payment_request (merchant_id, id desc);
create index payment_request_search on payment_request using gin (search_text gin_trgm_ops);
create trigger payment_request_count_insert after insert on payment_request referencing new table as new_rows
  for each statement execute function keep_count('status');
create trigger payment_request_count_update after update on payment_request referencing new table as new_rows old table as old_rows
  for each statement execute function keep_count('status');

select keep_counts_of('payment_request',
  'waiting', 'case when status in (''pending'', ''second-person'') then ''payment:'' || indian_day(created_at) end', '1',
  'collected', 'case when status = ''approved'' then indian_day(decided_at) end', 'amount');

-- What our banks say of our accounts, line by line, to compare payment requests with.
create table bank_line (
  id bigint generated always as identity primary key,
  bank_id bigint not null references bank_account,
  day date not null,
  description text not null,
  -- UTR, cheque number or number of the deposit slip, if the line tells one.
  reference text not null,
  canonical text not null generated always as (canonical_reference(reference)) stored,
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
create index bank_line_canonical on bank_line (bank_id, canonical) where canonical <> '';
create index bank_line_amount on bank_line (bank_id, amount, day);
create index bank_line_newest on bank_line (day desc, id desc);
create index bank_line_search on bank_line using gin (search_text gin_trgm_ops);
create trigger bank_line_count after insert on bank_line referencing new table as new_rows
  for each statement execute function keep_count();

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

select keep_counts_of('correction',
  'waiting', 'case when status = ''pending'' then ''correction:'' || indian_day(asked_at) end', '1');

-- Money that merchants add online: an order of ours is paid at a provider and credited on the provider's signed word.
create sequence gateway_order_no;
create table gateway_order (
  id bigint generated always as identity primary key,
  order_no text not null unique default 'G' || to_char(nextval('gateway_order_no'), 'FM999999999000000'),
  merchant_id bigint not null references merchant,
  provider text not null check (provider in ('sandbox', 'razorpay')),
  test_mode boolean not null,
  provider_order_id text,
  payment_id text,
  -- In the address of the pay page: whoever has it may pay, and nothing else.
  pay_token text not null unique,
  amount bigint not null check (amount > 0),
  state text not null default 'created' check (state in ('created', 'paid', 'failed', 'expired')),
  -- Why the last try failed, in the provider's words.
  reason text not null default '',
  -- What the back office must look at, such as a wrong amount.
  problem text not null default '',
  created_at timestamptz not null default now(),
  created_by bigint not null references app_user,
  settled_at timestamptz,
  -- How often the provider was asked, and when it is asked next; no more once that is null.
  looks integer not null default 0,
  look_at timestamptz,
  entry_id bigint unique references ledger_entry,
  search_text text not null generated always as
    (order_no || ' ' || coalesce(provider_order_id, '') || ' ' || coalesce(payment_id, '') || ' ' || reason || ' ' || problem) stored,
  check ((state = 'paid') = (entry_id is not null)),
  check (state <> 'paid' or payment_id is not null)
);
create unique index gateway_order_at_provider on gateway_order (provider, provider_order_id);
create unique index gateway_order_payment on gateway_order (provider, payment_id);
create index gateway_order_newest on gateway_order (id desc);
create index gateway_order_state on gateway_order (state, id desc);
create index gateway_order_merchant on gateway_order (merchant_id, id desc);
create index gateway_order_look on gateway_order (look_at) where look_at is not null;
create index gateway_order_collected on gateway_order (((settled_at at time zone 'Asia/Kolkata')::date)) where state = 'paid';
create index gateway_order_search on gateway_order using gin (search_text gin_trgm_ops);
create trigger gateway_order_count_insert after insert on gateway_order referencing new table as new_rows
  for each statement execute function keep_count('state');
create trigger gateway_order_count_update after update on gateway_order referencing new table as new_rows old table as old_rows
  for each statement execute function keep_count('state');

select keep_counts_of('gateway_order',
  'collected', 'case when state = ''paid'' then indian_day(settled_at) end', 'amount');

-- What providers have told, each event once: a repeat is known by its id.
create table gateway_event (
  id bigint generated always as identity primary key,
  provider text not null,
  event_id text not null,
  kind text not null,
  source text not null check (source in ('webhook', 'lookup')),
  order_id bigint references gateway_order,
  provider_order_id text not null,
  payment_id text not null,
  amount bigint not null,
  verdict text not null,
  received_at timestamptz not null default now(),
  unique (provider, event_id)
);
create index gateway_event_order on gateway_event (order_id, id);

-- What the built-in sandbox knows of its orders, as a provider would in a database of its own.
create table gateway_sandbox_order (
  id text primary key,
  amount bigint not null,
  state text not null default 'open' check (state in ('open', 'paid', 'failed', 'abandoned')),
  tries integer not null default 0,
  created_at timestamptz not null default now()
);
