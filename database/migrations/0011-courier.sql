-- Parcels between merchants and the head office, and the hard copies in them.
create sequence consignment_no;
create table consignment (
  id bigint generated always as identity primary key,
  no text not null unique default 'D' || to_char(nextval('consignment_no'), 'FM999999999000000'),
  direction text not null check (direction in ('to-office', 'to-merchant')),
  merchant_id bigint not null references merchant,
  company_id bigint not null references courier_company,
  -- Empty where a parcel is brought by hand.
  docket text not null default '',
  sent_on date not null,
  contents text not null default '',
  remark text not null default '',
  status text not null default 'sent' check (status in ('sent', 'received')),
  created_at timestamptz not null default now(),
  created_by bigint not null references app_user,
  received_at timestamptz,
  received_by bigint references app_user,
  search_text text not null generated always as (no || ' ' || docket || ' ' || contents || ' ' || remark) stored
);
-- A docket names one parcel of a company.
create unique index consignment_docket on consignment (company_id, docket) where docket <> '';
create index consignment_state on consignment (status, id);
create index consignment_merchant on consignment (merchant_id, id);
-- A parcel is found by its docket alone, whichever company carries it.
create index consignment_by_docket on consignment (upper(docket)) where docket <> '';
create index consignment_search on consignment using gin (search_text gin_trgm_ops);
create trigger consignment_count_insert after insert on consignment referencing new table as new_rows
  for each statement execute function keep_count('status');
create trigger consignment_count_update after update on consignment referencing new table as new_rows old table as old_rows
  for each statement execute function keep_count('status');

select keep_counts_of('consignment',
  'waiting', 'case when status = ''sent'' and direction = ''to-office'' then ''parcel:'' || indian_day(created_at) end', '1');

create table consignment_item (
  id bigint generated always as identity primary key,
  consignment_id bigint not null references consignment,
  application_id bigint not null references pan_application,
  state text not null default 'sent' check (state in ('sent', 'received', 'missing')),
  received_at timestamptz,
  received_by bigint references app_user
);
create index consignment_item_consignment on consignment_item (consignment_id, id);
-- A paper lies in one parcel; what went missing can be sent again.
create unique index consignment_item_once on consignment_item (application_id) where state <> 'missing';
