-- The public site: its mail server, pictures, news, documents, and the shops that want to join.
create table mail_server (
  singleton boolean primary key default true check (singleton),
  host text not null,
  port integer not null,
  encryption text not null check (encryption in ('tls', 'starttls', 'if-offered', 'none')),
  user_name text not null,
  sealed_password text,
  sender text not null,
  updated_at timestamptz not null default now(),
  updated_by bigint references app_user,
  -- Whoever chooses the mail server reads the links that set a password. A server that one admin alone has changed is on
  -- trial: until another admin confirms it, or for a day, the one before it still carries the office's mails.
  trial_since timestamptz,
  trial_by bigint references app_user,
  sealed_former text,
  check ((trial_since is null) = (trial_by is null) and (trial_since is null) = (sealed_former is null))
);

create table carousel_slide (
  id bigint generated always as identity primary key,
  title text not null,
  link text not null default '',
  file_id uuid not null references stored_file,
  audience text not null check (audience in ('public', 'merchant', 'back-office')),
  position integer not null,
  starts_on date,
  ends_on date,
  created_at timestamptz not null default now(),
  created_by bigint references app_user
);
create index carousel_slide_shown on carousel_slide (audience, position, id);

create table news_item (
  id bigint generated always as identity primary key,
  title text not null,
  body text not null,
  audience text not null check (audience in ('public', 'merchant', 'back-office')),
  pinned boolean not null default false,
  starts_on date,
  ends_on date,
  created_at timestamptz not null default now(),
  created_by bigint references app_user
);
create index news_item_shown on news_item (audience, pinned desc, created_at desc, id desc);

-- A PDF of the download page that an admin replaced by an official one.
create table site_document (
  name text primary key,
  file_id uuid not null references stored_file,
  updated_at timestamptz not null default now(),
  updated_by bigint references app_user
);

-- Which notices a person also wants by mail; without a row the kind's own default holds.
create table notice_preference (
  user_id bigint not null references app_user,
  kind text not null,
  by_mail boolean not null,
  primary key (user_id, kind)
);

create sequence registration_no;
create table registration (
  id bigint generated always as identity primary key,
  ref_no text not null unique,
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
  dated timestamptz not null default now(),
  first_name text not null,
  last_name text not null,
  father_name text not null,
  gender text not null check (gender in ('M', 'F', 'T')),
  dob date not null,
  mobile text not null,
  email citext not null,
  pan text not null,
  id_type_id bigint not null references id_type,
  shop_name text not null,
  address1 text not null,
  address2 text not null,
  address3 text not null,
  district text not null,
  state text not null,
  pin text not null,
  client_ip text not null,
  consented_at timestamptz not null,
  decided_at timestamptz,
  decided_by bigint references app_user,
  remark text,
  search_text text not null generated always as (
    ref_no || ' ' || first_name || ' ' || last_name || ' ' || shop_name || ' ' || mobile || ' ' || district || ' ' || state || ' ' || pin
  ) stored
);
-- While one is waiting, the same mobile, e-mail or PAN cannot ask again.
create unique index registration_pending_mobile on registration (mobile) where status = 'pending';
create unique index registration_pending_email on registration (email) where status = 'pending';
create unique index registration_pending_pan on registration (pan) where status = 'pending';
create index registration_list on registration (status, dated desc, id desc);
create index registration_dated on registration (dated desc, id desc);
create index registration_search on registration using gin (search_text gin_trgm_ops);
create trigger registration_count_insert after insert on registration referencing new table as new_rows
  for each statement execute function keep_count('status');
create trigger registration_count_update after update on registration referencing new table as new_rows old table as old_rows
  for each statement execute function keep_count('status');

alter table merchant add foreign key (registration_id) references registration;
select keep_counts_of('registration',
  'waiting', 'case when status = ''pending'' then ''registration:'' || indian_day(dated) end', '1');

-- The code that proves an e-mail address before a registration is taken.
create table email_code (
  email_hash text not null,
  device_hash text not null,
  code_hash text not null,
  attempts integer not null default 0,
  verified_at timestamptz,
  expires_at timestamptz not null,
  primary key (email_hash, device_hash)
);
create index email_code_expires on email_code (expires_at);

-- Limits on money are changed by two admins. Where there is no second one, a change waits and everybody hears of it.
create table money_limit_change (
  id bigint generated always as identity primary key,
  before jsonb not null,
  after jsonb not null,
  proposed_by bigint not null references app_user,
  proposed_at timestamptz not null,
  due_at timestamptz,
  state text not null default 'open' check (state in ('open', 'in-force', 'withdrawn')),
  decided_by bigint references app_user,
  decided_at timestamptz,
  check ((state = 'open') = (decided_at is null)),
  -- Two people, or the wait: also for whoever writes past the portal.
  check (
    state <> 'in-force'
    or (decided_by is not null and decided_by <> proposed_by)
    or (decided_by is null and due_at is not null and decided_at >= due_at)
  )
);
create unique index money_limit_change_open on money_limit_change (state) where state = 'open';
