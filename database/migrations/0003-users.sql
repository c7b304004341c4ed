-- People, their businesses and their sign-ins.
create sequence admin_code_no;
create sequence staff_code_no;
create sequence merchant_code_no;
create sequence employee_code_no;

create table merchant (
  id bigint generated always as identity primary key,
  code text not null unique check (code ~ '^M[0-9]{6,}$'),
  business_name text not null,
  id_type_id bigint not null references id_type,
  package_id bigint not null references package,
  upline_id bigint references merchant,
  mobile text not null default '',
  email text not null default '',
  pan text not null default '',
  gst_no text not null default '',
  address1 text not null default '',
  address2 text not null default '',
  address3 text not null default '',
  district text not null default '',
  state text not null default '',
  pin text not null default '',
  registration_id bigint unique,
  locked_at timestamptz,
  created_at timestamptz not null default now(),
  search_text text not null generated always as (
    code || ' ' || business_name || ' ' || mobile || ' ' || email || ' ' || pan || ' ' || district || ' ' || state || ' ' || pin
  ) stored,
  check (upline_id <> id)
);
create index merchant_upline on merchant (upline_id);
create index merchant_search on merchant using gin (search_text gin_trgm_ops);
create index merchant_pan on merchant (pan) where pan <> '';
create index merchant_id_type on merchant (id_type_id, id desc);
create index merchant_package on merchant (package_id);
create index merchant_joined on merchant (created_at desc, id desc);
create trigger merchant_count_insert after insert on merchant referencing new table as new_rows
  for each statement execute function keep_count('id_type_id::text');
create trigger merchant_count_update after update on merchant referencing new table as new_rows old table as old_rows
  for each statement execute function keep_count('id_type_id::text');

create table app_user (
  id bigint generated always as identity primary key,
  code text not null unique,
  user_name citext not null unique,
  display_name text not null,
  role text not null check (role in ('admin', 'staff', 'merchant')),
  merchant_id bigint references merchant,
  is_owner boolean not null default false,
  permissions text[] not null default '{}',
  email citext not null unique,
  mobile text unique,
  password_hash text,
  must_change_password boolean not null default false,
  -- A first password that somebody else has typed runs out.
  first_password_until timestamptz,
  locked_at timestamptz,
  photo_file_id uuid references stored_file,
  two_factor boolean not null default false,
  login_notification boolean not null default true,
  activity_tracking boolean not null default false,
  totp_secret text,
  totp_pending text,
  totp_last_step bigint not null default 0,
  -- Whether the house knows who it deals with: until it is approved, a merchant and its staff look around but spend nothing.
  kyc_state text not null default 'not-started'
    check (kyc_state in ('not-started', 'submitted', 'approved', 'rejected', 're-kyc')),
  -- Code and name of the business. The list of KYC is searched by the person and by the business at once, and of two
  -- tables no index can be made.
  business text not null default '',
  -- Of two who edit one person at once, the later is told.
  version integer not null default 1,
  created_at timestamptz not null default now(),
  search_text text not null generated always as (
    code || ' ' || user_name::text || ' ' || display_name || ' ' || email::text || ' ' || coalesce(mobile, '')
  ) stored,
  kyc_search text not null generated always as (
    code || ' ' || user_name::text || ' ' || display_name || ' ' || email::text || ' ' || coalesce(mobile, '') || ' ' || business
  ) stored,
  check ((role = 'merchant') = (merchant_id is not null)),
  check (role = 'merchant' or not is_owner)
);
create unique index app_user_one_owner on app_user (merchant_id) where is_owner;
create index app_user_merchant on app_user (merchant_id);
create index app_user_search on app_user using gin (search_text gin_trgm_ops);
create index app_user_created on app_user (created_at desc, id desc);
create index app_user_kyc on app_user (kyc_state, id) where role = 'merchant';
create index app_user_kyc_search on app_user using gin (kyc_search gin_trgm_ops) where role = 'merchant';
create trigger app_user_count after insert on app_user referencing new table as new_rows
  for each statement execute function keep_count('role');

create function name_business() returns trigger language plpgsql as $$
begin
  new.business := coalesce((select code || ' ' || business_name from merchant where id = new.merchant_id), '');
  return new;
end $$;
create trigger app_user_business before insert or update of merchant_id on app_user
  for each row execute function name_business();

create function rename_business() returns trigger language plpgsql as $$
begin
  update app_user set business = new.code || ' ' || new.business_name where merchant_id = new.id;
  return null;
end $$;
create trigger merchant_renamed after update on merchant
  for each row when ((new.code, new.business_name) is distinct from (old.code, old.business_name))
  execute function rename_business();

alter table notice add foreign key (user_id) references app_user;
alter table mail_outbox add foreign key (user_id) references app_user;
alter table package add foreign key (updated_by) references app_user;

-- Sign-ins stay as history. Who it was stands beside device and address, as it was then, so that one index finds all
-- of it; what somebody is stands there too, because a list of a million is filtered by it.
create table sign_in (
  id uuid primary key default gen_random_uuid(),
  user_id bigint not null references app_user,
  device_hash text not null,
  device text not null,
  ip text not null,
  started_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  end_reason text,
  -- When the password was last typed in it.
  password_at timestamptz,
  who text not null default '',
  kind text not null default '',
  search_text text not null generated always as (who || ' ' || device || ' ' || ip) stored
);
create index sign_in_running on sign_in (user_id, last_seen_at desc) where ended_at is null;
create index sign_in_started on sign_in (started_at desc, id desc);
create index sign_in_of_user on sign_in (user_id, started_at desc, id desc);
create index sign_in_kind on sign_in (kind, started_at desc, id desc);
create index sign_in_how on sign_in (coalesce(end_reason, 'open'), started_at desc, id desc);
create index sign_in_search on sign_in using gin (search_text gin_trgm_ops);
-- What runs out, and what still knows its browser: both are few, and looked for again and again.
create index sign_in_due on sign_in (expires_at) where ended_at is null;
create index sign_in_remembering on sign_in (ended_at) where device_hash <> '';
create trigger sign_in_count_insert after insert on sign_in referencing new table as new_rows
  for each statement execute function keep_count();
create trigger sign_in_count_delete after delete on sign_in referencing old table as old_rows
  for each statement execute function keep_count();

create function name_sign_in() returns trigger language plpgsql as $$
begin
  select code || ' ' || user_name::text || ' ' || display_name,
    case when role <> 'merchant' then role when is_owner then 'owner' else 'merchant-staff' end
    into new.who, new.kind from app_user where id = new.user_id;
  return new;
end $$;
create trigger sign_in_named before insert on sign_in for each row execute function name_sign_in();

create table refresh_token (
  hash text primary key,
  sign_in_id uuid not null references sign_in,
  created_at timestamptz not null default now(),
  replaced_at timestamptz
);
create index refresh_token_sign_in on refresh_token (sign_in_id);

-- Browsers a person has signed in from: a new one is worth a mail, a known one is not slowed by strangers' guesses.
create table known_device (
  user_id bigint not null references app_user,
  device_hash text not null,
  first_seen_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  primary key (user_id, device_hash)
);

-- A sign-in on its way: the password was right, a code or a new password is still wanted.
create table sign_in_challenge (
  hash text primary key,
  user_id bigint not null references app_user,
  device_hash text not null,
  stage text not null check (stage in ('code', 'password')),
  code_hash text,
  code_expires_at timestamptz,
  codes_sent integer not null default 0,
  attempts integer not null default 0,
  expires_at timestamptz not null,
  -- Between the password and the code some minutes may pass; they count.
  password_at timestamptz
);
create index sign_in_challenge_user on sign_in_challenge (user_id);

create table recovery_code (
  user_id bigint not null references app_user,
  hash text not null,
  used_at timestamptz,
  primary key (user_id, hash)
);

create table password_link (
  hash text primary key,
  user_id bigint not null references app_user,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index password_link_user on password_link (user_id);

create table captcha (
  device_hash text not null,
  purpose text not null,
  sealed_answer text not null,
  expires_at timestamptz not null,
  primary key (device_hash, purpose)
);
create index captcha_expires on captcha (expires_at);

-- Kept only for people who switched activity tracking on.
create table user_activity (
  id bigint generated always as identity primary key,
  user_id bigint not null references app_user,
  at timestamptz not null default now(),
  act text not null,
  ip text not null,
  device text not null
);
create index user_activity_of_user on user_activity (user_id, at desc, id desc);

-- What was asked under a key, and the answer: whoever asks the same again gets it, and nothing happens twice.
create table idempotency_key (
  user_id bigint not null references app_user,
  key text not null check (key <> ''),
  -- A keyed hash of the call and of what was sent with it.
  asked text not null,
  answer jsonb,
  at timestamptz not null default now(),
  primary key (user_id, key)
);
create index idempotency_key_at on idempotency_key (at);

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

-- Another e-mail address of a person waits until it was confirmed at the old one and at the new one.
create table email_change (
  id bigint generated always as identity primary key,
  user_id bigint not null references app_user,
  old_email citext not null,
  new_email citext not null,
  old_hash text not null unique,
  new_hash text not null unique,
  asked_by bigint not null references app_user,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  old_confirmed_at timestamptz,
  new_confirmed_at timestamptz,
  ended_at timestamptz,
  outcome text check (outcome in ('applied', 'refused', 'replaced')),
  check ((ended_at is null) = (outcome is null)),
  check (outcome <> 'applied' or (old_confirmed_at is not null and new_confirmed_at is not null))
);
create unique index email_change_open on email_change (user_id) where ended_at is null;

-- What a person of a merchant gives to show who they are, and the papers that prove it. The state stands in app_user.
create table kyc (
  user_id bigint primary key references app_user,
  -- As typed, step by step; merchant and person get it when it is approved. The Aadhaar number is never in here.
  details jsonb not null default '{}',
  submitted_at timestamptz,
  decided_at timestamptz,
  decided_by bigint references app_user,
  remark text not null default '',
  changed_at timestamptz not null default now()
);
create index kyc_changed on kyc (changed_at desc);

-- One row per upload: what was decided of a paper belongs to that paper, and not to the next one of its kind.
create table kyc_document (
  id bigint generated always as identity primary key,
  user_id bigint not null references app_user,
  kind text not null check (kind in ('pan', 'aadhaar', 'photo', 'shop-photo', 'address-proof', 'cheque')),
  file_id uuid not null unique references stored_file,
  state text not null default 'uploaded' check (state in ('uploaded', 'verified', 'rejected')),
  reason text not null default '',
  uploaded_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by bigint references app_user,
  replaced_at timestamptz,
  check ((state = 'uploaded') = (decided_at is null)),
  check ((state = 'rejected') = (reason <> ''))
);
create unique index kyc_document_newest on kyc_document (user_id, kind) where replaced_at is null;

select keep_counts_of('kyc',
  'waiting', 'case when submitted_at is not null and decided_at is null then ''kyc:'' || indian_day(submitted_at) end', '1');
