-- GST registration: a form by constitution with its papers, sent in and paid, filed with the department, asked about and decided.
create sequence gst_registration_no;
create table gst_registration (
  id bigint generated always as identity primary key,
  no text not null unique default 'GR' || to_char(nextval('gst_registration_no'), 'FM999999999000000'),
  merchant_id bigint not null references merchant,
  created_by bigint not null references app_user,
  status text not null default 'draft'
    check (status in ('draft', 'submitted', 'in-progress', 'arn', 'clarification', 'approved', 'rejected')),
  constitution text not null default '',
  legal_name text not null default '',
  trade_name text not null default '',
  pan text not null default '',
  state text not null default '',
  -- The whole form but the Aadhaar numbers, which are sealed beside it.
  data jsonb not null default '{}',
  sealed text,
  version integer not null default 1,
  trn text check (trn ~ '^[0-9]{15}$'),
  arn text check (arn ~ '^[A-Z]{2}[0-9]{12}[0-9A-Z]$'),
  gstin text check (gstin ~ '^[0-9A-Z]{15}$'),
  reason text not null default '',
  -- How many times the department has asked; the newest question and the last day for its answer.
  rounds integer not null default 0,
  question text not null default '',
  answer_due date,
  created_at timestamptz not null default now(),
  submitted_at timestamptz,
  status_at timestamptz not null default now(),
  -- The amount of a registration that was filed is given back by two people above a limit: who has asked for it, when and
  -- why, and the limit that was in force then, in paise.
  refund_first_by bigint references app_user,
  refund_first_at timestamptz,
  refund_second_above bigint,
  refund_first_reason text not null default '',
  search_text text not null generated always as (
    no || ' ' || legal_name || ' ' || trade_name || ' ' || pan || ' ' || coalesce(trn, '') || ' ' || coalesce(arn, '') || ' ' || coalesce(gstin, '')
  ) stored,
  check ((status = 'draft') = (submitted_at is null)),
  check (status not in ('in-progress', 'arn', 'clarification', 'approved') or trn is not null),
  check (status not in ('arn', 'clarification', 'approved') or arn is not null),
  check ((status = 'approved') = (gstin is not null)),
  check ((status = 'clarification') = (answer_due is not null)),
  check (status <> 'rejected' or reason <> ''),
  check ((refund_first_by is null) = (refund_first_at is null)),
  check ((refund_first_by is null) = (refund_second_above is null))
);
create unique index gst_registration_trn on gst_registration (trn) where trn is not null;
create unique index gst_registration_arn on gst_registration (arn) where arn is not null;
create unique index gst_registration_gstin on gst_registration (gstin) where gstin is not null;
create index gst_registration_status on gst_registration (status, id);
create index gst_registration_merchant on gst_registration (merchant_id, id);
create index gst_registration_sent on gst_registration (submitted_at) where submitted_at is not null;
create index gst_registration_merchant_sent on gst_registration (merchant_id, submitted_at) where submitted_at is not null;
create index gst_registration_search on gst_registration using gin (search_text gin_trgm_ops);
create trigger gst_registration_count_insert after insert on gst_registration referencing new table as new_rows
  for each statement execute function keep_count('status');
create trigger gst_registration_count_update after update on gst_registration referencing new table as new_rows old table as old_rows
  for each statement execute function keep_count('status');
create trigger gst_registration_count_delete after delete on gst_registration referencing old table as old_rows
  for each statement execute function keep_count('status');

select keep_counts_of('gst_registration',
  'waiting', 'case when status in (''submitted'', ''in-progress'') then ''gst-registration:'' || indian_day(status_at) end', '1',
  'volume', 'case when status not in (''draft'', ''rejected'') then indian_day(submitted_at) || '':gst-registration'' end', '1',
  'own_volume', 'case when status not in (''draft'', ''rejected'')
    then merchant_id || '':'' || indian_day(submitted_at) || '':gst-registration'' end', '1');

create trigger gst_registration_moved before delete on gst_registration for each row execute function refuse_deleting_moved('gst-registration');

create table gst_registration_file (
  id bigint generated always as identity primary key,
  registration_id bigint not null references gst_registration,
  kind text not null,
  -- Whom a paper is about, by the key in the form; empty for the business.
  person text not null default '',
  -- Which question a file goes with, or answers; 0 for the papers and the certificate.
  round integer not null default 0,
  file_id uuid not null references stored_file,
  at timestamptz not null default now(),
  check ((kind in ('question', 'answer')) = (round > 0))
);
-- Of each paper there is one.
create unique index gst_registration_file_one on gst_registration_file (registration_id, kind, person) where round = 0;
create index gst_registration_file_of on gst_registration_file (registration_id, id);
create index gst_registration_file_stored on gst_registration_file (file_id);
