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
create index gateway_order_search on gateway_order using gin (search_text gin_trgm_ops);
create trigger gateway_order_count_insert after insert on gateway_order referencing new table as new_rows
  for each statement execute function keep_count('state');
create trigger gateway_order_count_update after update on gateway_order referencing new table as new_rows old table as old_rows
  for each statement execute function keep_count('state');

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
