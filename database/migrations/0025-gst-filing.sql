-- GST filing: the clients of a merchant, when their returns are due, the returns that are filed for them, and reminders.

-- Quarterly filers of some states pay two days earlier than those of others.
create table gst_state_group (
  code text primary key check (code ~ '^[0-9]{2}$'),
  state_group text not null check (state_group in ('A', 'B'))
);
insert into gst_state_group (code, state_group)
  select code, case when code in ('22', '23', '24', '25', '26', '27', '28', '29', '30', '31', '32', '33', '34', '35', '36', '37')
    then 'A' else 'B' end
  from (select to_char(n, 'FM00') as code from generate_series(1, 38) as n union all values ('97'), ('99')) as known;

-- So many months after a period ends, on a day; without one, on the day of the month on which it ended.
create table gst_due_rule (
  id bigint generated always as identity primary key,
  return_type text not null,
  scheme text not null,
  state_group text not null default 'all' check (state_group in ('all', 'A', 'B')),
  day integer check (day between 1 and 31),
  months_after integer not null check (months_after between 0 and 24),
  -- For periods that end on this day or later, until a newer rule holds.
  since date not null default '2017-07-01',
  unique (return_type, scheme, state_group, since)
);
insert into gst_due_rule (return_type, scheme, state_group, day, months_after, since) values
  ('gstr-1', 'regular', 'all', 11, 1, '2017-07-01'),
  ('gstr-1', 'qrmp', 'all', 13, 1, '2017-07-01'),
  ('iff', 'qrmp', 'all', 13, 1, '2017-07-01'),
  ('gstr-3b', 'regular', 'all', 20, 1, '2017-07-01'),
  ('gstr-3b', 'qrmp', 'A', 22, 1, '2017-07-01'),
  ('gstr-3b', 'qrmp', 'B', 24, 1, '2017-07-01'),
  ('pmt-06', 'qrmp', 'all', 25, 1, '2017-07-01'),
  ('cmp-08', 'composition', 'all', 18, 1, '2017-07-01'),
  ('gstr-4', 'composition', 'all', 30, 1, '2017-07-01'),
  ('gstr-4', 'composition', 'all', 30, 3, '2025-03-31'),
  ('gstr-5', 'non-resident', 'all', 13, 1, '2017-07-01'),
  ('gstr-5a', 'oidar', 'all', 20, 1, '2017-07-01'),
  ('gstr-6', 'isd', 'all', 13, 1, '2017-07-01'),
  ('gstr-7', 'tds', 'all', 10, 1, '2017-07-01'),
  ('gstr-8', 'tcs', 'all', 10, 1, '2017-07-01'),
  ('gstr-9', 'regular', 'all', 31, 9, '2017-07-01'),
  ('gstr-9', 'qrmp', 'all', 31, 9, '2017-07-01'),
  ('gstr-9c', 'regular', 'all', 31, 9, '2017-07-01'),
  ('gstr-10', 'regular', 'all', null, 3, '2017-07-01'),
  ('gstr-10', 'qrmp', 'all', null, 3, '2017-07-01');

-- A later date for one period; without scheme or group it is for all of them.
create table gst_due_extension (
  id bigint generated always as identity primary key,
  return_type text not null,
  scheme text,
  state_group text check (state_group in ('A', 'B')),
  period text not null,
  new_date date not null,
  notification text not null,
  created_by bigint not null references app_user,
  created_at timestamptz not null default now()
);

create table gst_client (
  id bigint generated always as identity primary key,
  merchant_id bigint not null references merchant,
  created_by bigint not null references app_user,
  gstin text not null check (gstin ~ '^[0-9A-Z]{15}$'),
  legal_name text not null,
  trade_name text not null default '',
  scheme text not null
    check (scheme in ('regular', 'qrmp', 'composition', 'isd', 'tds', 'tcs', 'non-resident', 'oidar')),
  turnover text not null check (turnover in ('up-to-2', '2-to-5', 'over-5')),
  -- Of the signatory, who gets the code by which a return is verified. A password of the GST portal is kept nowhere.
  mobile text not null,
  -- The first day whose returns the calendar asks for.
  since date not null,
  cancelled_on date,
  active boolean not null default true,
  created_at timestamptz not null default now(),
  search_text text not null generated always as (gstin || ' ' || legal_name || ' ' || trade_name || ' ' || mobile) stored,
  unique (merchant_id, gstin)
);
create index gst_client_merchant on gst_client (merchant_id, id);
create index gst_client_search on gst_client using gin (search_text gin_trgm_ops);

create sequence gst_filing_no;
create table gst_filing (
  id bigint generated always as identity primary key,
  no text not null unique default 'GF' || to_char(nextval('gst_filing_no'), 'FM999999999000000'),
  merchant_id bigint not null references merchant,
  created_by bigint not null references app_user,
  client_id bigint not null references gst_client,
  status text not null default 'submitted'
    check (status in ('submitted', 'in-progress', 'query', 'filed', 'rejected', 'withdrawn')),
  return_type text not null,
  period text not null,
  -- As people say it, for lists and their filters.
  period_label text not null,
  period_end date not null,
  due_on date not null,
  -- As they were when it was sent in: a client may change later.
  gstin text not null,
  legal_name text not null,
  trade_name text not null,
  scheme text not null,
  mobile text not null,
  nil boolean not null,
  -- Sums in paise, by name.
  figures jsonb not null default '{}',
  note text not null default '',
  arn text check (arn ~ '^[A-Z]{2}[0-9]{12}[0-9A-Z]$'),
  filed_on date,
  reason text not null default '',
  -- How many times the back office has asked, and the newest question.
  rounds integer not null default 0,
  question text not null default '',
  submitted_at timestamptz not null default now(),
  status_at timestamptz not null default now(),
  search_text text not null generated always as (
    no || ' ' || gstin || ' ' || legal_name || ' ' || trade_name || ' ' || coalesce(arn, '')
  ) stored,
  check ((status = 'filed') = (arn is not null)),
  check ((status = 'filed') = (filed_on is not null)),
  check (status <> 'query' or question <> ''),
  check (status <> 'rejected' or reason <> '')
);
-- One return of a period is under way or filed; what was given back may be sent in again.
create unique index gst_filing_one on gst_filing (client_id, return_type, period)
  where status not in ('rejected', 'withdrawn');
create unique index gst_filing_arn on gst_filing (arn) where arn is not null;
create index gst_filing_status on gst_filing (status, id);
create index gst_filing_merchant on gst_filing (merchant_id, id);
create index gst_filing_search on gst_filing using gin (search_text gin_trgm_ops);
create trigger gst_filing_count_insert after insert on gst_filing referencing new table as new_rows
  for each statement execute function keep_count('status');
create trigger gst_filing_count_update after update on gst_filing referencing new table as new_rows old table as old_rows
  for each statement execute function keep_count('status');
create trigger gst_filing_count_delete after delete on gst_filing referencing old table as old_rows
  for each statement execute function keep_count('status');

-- What happened, never changed.
create table gst_filing_event (
  id bigint generated always as identity primary key,
  filing_id bigint not null references gst_filing,
  at timestamptz not null default now(),
  move text not null,
  from_status text not null,
  to_status text not null,
  actor_id bigint references app_user,
  remark text not null default ''
);
create index gst_filing_event_of on gst_filing_event (filing_id, id);
create trigger gst_filing_event_kept before update or delete on gst_filing_event
  for each row execute function refuse_change();

create table gst_filing_file (
  id bigint generated always as identity primary key,
  -- Nothing while the return that it is meant for is not sent in yet.
  filing_id bigint references gst_filing,
  merchant_id bigint not null references merchant,
  created_by bigint not null references app_user,
  kind text not null check (kind in ('sales', 'purchases', 'other', 'question', 'answer', 'filed-copy')),
  -- Which question a file goes with, or answers; 0 for the rest.
  round integer not null default 0,
  file_id uuid not null references stored_file,
  at timestamptz not null default now(),
  check ((kind in ('question', 'answer')) = (round > 0)),
  check (filing_id is not null or kind in ('sales', 'purchases', 'other'))
);
create index gst_filing_file_of on gst_filing_file (filing_id, id);
create index gst_filing_file_loose on gst_filing_file (at) where filing_id is null;
create index gst_filing_file_stored on gst_filing_file (file_id);

-- Each reminder goes out once, whoever sends it and however often the server starts.
create table gst_reminder (
  client_id bigint not null references gst_client,
  return_type text not null,
  period text not null,
  -- Days before the due date: 7, 2 or 0.
  stage integer not null check (stage in (7, 2, 0)),
  at timestamptz not null default now(),
  primary key (client_id, return_type, period, stage)
);
