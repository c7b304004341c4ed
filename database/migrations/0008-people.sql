-- Merchants as businesses with an address, a package and a place below another; the identity of their people; ids sold.
alter table merchant
  add column id_type_id bigint references id_type,
  add column package_id bigint references package,
  add column mobile text not null default '',
  add column email text not null default '',
  add column pan text not null default '',
  add column gst_no text not null default '',
  add column address1 text not null default '',
  add column address2 text not null default '',
  add column address3 text not null default '',
  add column district text not null default '',
  add column state text not null default '',
  add column pin text not null default '',
  add column registration_id bigint unique references registration,
  add column locked_at timestamptz;
update merchant set
  id_type_id = coalesce((select id from id_type where name = merchant.id_type), (select min(id) from id_type)),
  mobile = coalesce((select mobile from app_user where merchant_id = merchant.id and is_owner), ''),
  email = coalesce((select email from app_user where merchant_id = merchant.id and is_owner), '');
update merchant set package_id = (select default_package_id from id_type where id = id_type_id);
alter table merchant
  alter column id_type_id set not null,
  alter column package_id set not null,
  drop column id_type,
  add column search_text text not null generated always as (
    code || ' ' || business_name || ' ' || mobile || ' ' || email || ' ' || pan || ' ' || district || ' ' || state || ' ' || pin
  ) stored;
create index merchant_search on merchant using gin (search_text gin_trgm_ops);
create index merchant_pan on merchant (pan) where pan <> '';
create index merchant_id_type on merchant (id_type_id, id desc);
create index merchant_package on merchant (package_id);
create trigger merchant_count_insert after insert on merchant referencing new table as new_rows
  for each statement execute function keep_count('id_type_id::text');
create trigger merchant_count_update after update on merchant referencing new table as new_rows old table as old_rows
  for each statement execute function keep_count('id_type_id::text');

insert into kept_count_change (name, scope, n)
  select 'merchant', id_type_id::text, count(*) from merchant group by id_type_id;

-- Who a person is, beside the sign-in. The Aadhaar number is encrypted: its hash finds duplicates, four digits are shown.
create table person (
  user_id bigint primary key references app_user,
  first_name text not null default '',
  last_name text not null default '',
  father_name text not null default '',
  gender text check (gender in ('M', 'F', 'T')),
  dob date,
  pan text not null default '',
  sealed_aadhaar text,
  aadhaar_hash text,
  aadhaar_last4 text,
  address1 text not null default '',
  address2 text not null default '',
  address3 text not null default '',
  district text not null default '',
  state text not null default '',
  pin text not null default '',
  updated_at timestamptz not null default now(),
  check ((sealed_aadhaar is null) = (aadhaar_hash is null) and (sealed_aadhaar is null) = (aadhaar_last4 is null))
);
create index person_pan on person (pan) where pan <> '';
create index person_aadhaar on person (aadhaar_hash) where aadhaar_hash is not null;

-- Whether the house knows who it deals with: until it is approved, a merchant and its staff look around but spend nothing.
alter table app_user add column kyc_state text not null default 'not-started'
  check (kyc_state in ('not-started', 'submitted', 'approved', 'rejected', 're-kyc'));
create index app_user_kyc on app_user (kyc_state, id) where role = 'merchant';

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

create index registration_dated on registration (dated desc, id desc);
