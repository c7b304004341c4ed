-- UTI PAN: a merchant becomes a PAN service agent (PSA) of the provider and buys coupons for applications there.
create sequence psa_request_no;
create table psa_request (
  id bigint generated always as identity primary key,
  no text not null unique default 'U' || to_char(nextval('psa_request_no'), 'FM999999999000000'),
  merchant_id bigint not null references merchant,
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
  person_name text not null,
  shop_name text not null,
  mobile text not null,
  email text not null,
  pan text not null,
  district text not null,
  state text not null,
  pin text not null,
  -- Where the merchant says that an id exists already.
  existing_id text not null default '',
  psa_id text,
  reason text not null default '',
  asked_at timestamptz not null default now(),
  asked_by bigint not null references app_user,
  decided_at timestamptz,
  decided_by bigint references app_user,
  search_text text not null generated always as (no || ' ' || person_name || ' ' || shop_name || ' ' || mobile || ' ' || email || ' ' || coalesce(psa_id, '')) stored,
  check ((status = 'approved') = (psa_id is not null))
);
-- One at a time: a merchant asks again only after a rejection.
create unique index psa_request_once on psa_request (merchant_id) where status <> 'rejected';
create unique index psa_request_psa_id on psa_request (upper(psa_id)) where psa_id is not null;
create index psa_request_state on psa_request (status, id);
create index psa_request_search on psa_request using gin (search_text gin_trgm_ops);
create trigger psa_request_count_insert after insert on psa_request referencing new table as new_rows
  for each statement execute function keep_count('status');
create trigger psa_request_count_update after update on psa_request referencing new table as new_rows old table as old_rows
  for each statement execute function keep_count('status');

select keep_counts_of('psa_request',
  'waiting', 'case when status = ''pending'' then ''uti-psa:'' || indian_day(asked_at) end', '1');

create sequence coupon_order_no;
create table coupon_order (
  id bigint generated always as identity primary key,
  no text not null unique default 'K' || to_char(nextval('coupon_order_no'), 'FM999999999000000'),
  merchant_id bigint not null references merchant,
  psa_id text not null,
  kind text not null check (kind in ('physical', 'digital')),
  quantity integer not null check (quantity between 1 and 500),
  amount bigint not null check (amount > 0),
  status text not null default 'pending' check (status in ('pending', 'fulfilled', 'refused')),
  -- What the provider gave: numbers of coupons, or the number of its own order.
  coupons text[] not null default '{}',
  provider_order text not null default '',
  reason text not null default '',
  asked_at timestamptz not null default now(),
  asked_by bigint not null references app_user,
  decided_at timestamptz,
  decided_by bigint references app_user,
  search_text text not null generated always as (no || ' ' || psa_id || ' ' || provider_order || ' ' || reason) stored,
  check (status <> 'fulfilled' or provider_order <> '' or cardinality(coupons) = quantity)
);
create index coupon_order_state on coupon_order (status, id);
create index coupon_order_merchant on coupon_order (merchant_id, id);
create index coupon_order_asked on coupon_order (asked_at);
create index coupon_order_merchant_asked on coupon_order (merchant_id, asked_at);
-- A coupon is given once: the numbers of other orders are looked up by it.
create index coupon_order_coupons on coupon_order using gin (coupons);
create index coupon_order_search on coupon_order using gin (search_text gin_trgm_ops);
create trigger coupon_order_count_insert after insert on coupon_order referencing new table as new_rows
  for each statement execute function keep_count('status');
create trigger coupon_order_count_update after update on coupon_order referencing new table as new_rows old table as old_rows
  for each statement execute function keep_count('status');

select keep_counts_of('coupon_order',
  'waiting', 'case when status = ''pending'' then ''uti-coupon:'' || indian_day(asked_at) end', '1',
  'volume', 'case when status <> ''refused'' then indian_day(asked_at) || '':uti-coupon-'' || kind end', 'quantity',
  'own_volume', 'case when status <> ''refused'' then merchant_id || '':'' || indian_day(asked_at) || '':uti-coupon-'' || kind end', 'quantity');
