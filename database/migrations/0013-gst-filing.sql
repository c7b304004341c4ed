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
    -- Embassies and UN bodies (uin) file nothing that is due, but may be kept as clients.
    check (scheme in ('regular', 'qrmp', 'composition', 'isd', 'tds', 'tcs', 'non-resident', 'oidar', 'uin')),
  -- Late fees and their caps depend on fine bands; a client may still have one of two wide ones ('up-to-2', 'over-5').
  turnover text not null check (
    turnover in ('up-to-1.5', '1.5-to-2', '2-to-5', '5-to-20', 'over-20', 'up-to-2', 'over-5')
  ),
  -- Of the signatory, who gets the code by which a return is verified. A password of the GST portal is kept nowhere.
  mobile text not null,
  -- The first day whose returns the calendar asks for.
  since date not null,
  cancelled_on date,
  -- The final return counts from the cancellation or its order, whichever is later.
  cancellation_order_on date,
  active boolean not null default true,
  created_at timestamptz not null default now(),
  search_text text not null generated always as (gstin || ' ' || legal_name || ' ' || trade_name || ' ' || mobile) stored,
  unique (merchant_id, gstin),
  constraint gst_client_order_of_cancellation check (cancellation_order_on is null or cancelled_on is not null)
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
create index gst_filing_sent on gst_filing (submitted_at);
create index gst_filing_merchant_sent on gst_filing (merchant_id, submitted_at);
create index gst_filing_search on gst_filing using gin (search_text gin_trgm_ops);
create trigger gst_filing_count_insert after insert on gst_filing referencing new table as new_rows
  for each statement execute function keep_count('status');
create trigger gst_filing_count_update after update on gst_filing referencing new table as new_rows old table as old_rows
  for each statement execute function keep_count('status');
create trigger gst_filing_count_delete after delete on gst_filing referencing old table as old_rows
  for each statement execute function keep_count('status');

select keep_counts_of('gst_filing',
  'waiting', 'case when status in (''submitted'', ''in-progress'') then ''gst-filing:'' || indian_day(status_at) end', '1',
  'volume', 'case when status not in (''rejected'', ''withdrawn'') then indian_day(submitted_at) || '':gst-filing-'' || return_type end', '1',
  'own_volume', 'case when status not in (''rejected'', ''withdrawn'')
    then merchant_id || '':'' || indian_day(submitted_at) || '':gst-filing-'' || return_type end', '1');

create trigger gst_filing_moved before delete on gst_filing for each row execute function refuse_deleting_moved('gst-filing');

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

-- What the clients of the merchants have to file, return by return, as the due dates of now say it: a report asks for
-- what nobody has sent in, of all merchants at once. A round writes it down, each client once a day and after a change.
create table gst_duty (
  id bigint generated always as identity primary key,
  client_id bigint not null references gst_client,
  merchant_id bigint not null references merchant,
  return_type text not null,
  period text not null,
  period_label text not null,
  due_on date not null,
  -- The last day on which the portal takes it.
  last_on date not null,
  -- Filed, or under way.
  taken boolean not null,
  unique (client_id, return_type, period)
);
create index gst_duty_due on gst_duty (due_on, id) where not taken;
create index gst_duty_merchant on gst_duty (merchant_id, due_on) where not taken;

-- The day for which the duties of a client are written down; without a row they are not, or no longer.
create table gst_duty_day (
  client_id bigint primary key references gst_client,
  day date not null
);

create function forget_duties() returns trigger language plpgsql as $$
begin
  delete from gst_duty_day where client_id = new.id;
  return null;
end $$;
create trigger gst_client_duties after update on gst_client for each row execute function forget_duties();

create function take_duty() returns trigger language plpgsql as $$
begin
  update gst_duty set taken = new.status not in ('rejected', 'withdrawn')
    where client_id = new.client_id and return_type = new.return_type and period = new.period
      and taken <> (new.status not in ('rejected', 'withdrawn'));
  return null;
end $$;
create trigger gst_filing_duty after insert or update of status on gst_filing for each row execute function take_duty();
