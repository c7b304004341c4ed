-- People, their businesses and their sign-ins.
create sequence admin_code_no;
create sequence staff_code_no;
create sequence merchant_code_no;
create sequence employee_code_no;

create table merchant (
  id bigint generated always as identity primary key,
  code text not null unique check (code ~ '^M[0-9]{6,}$'),
  business_name text not null,
  id_type text not null,
  upline_id bigint references merchant,
  created_at timestamptz not null default now(),
  check (upline_id <> id)
);
create index merchant_upline on merchant (upline_id);

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
  locked_at timestamptz,
  photo_file_id uuid references stored_file,
  two_factor boolean not null default false,
  login_notification boolean not null default true,
  activity_tracking boolean not null default false,
  totp_secret text,
  totp_pending text,
  totp_last_step bigint not null default 0,
  created_at timestamptz not null default now(),
  check ((role = 'merchant') = (merchant_id is not null)),
  check (role = 'merchant' or not is_owner)
);
create unique index app_user_one_owner on app_user (merchant_id) where is_owner;
create index app_user_merchant on app_user (merchant_id);

alter table notice add foreign key (user_id) references app_user;
alter table mail_outbox add foreign key (user_id) references app_user;

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
  end_reason text
);
create index sign_in_running on sign_in (user_id, last_seen_at desc) where ended_at is null;

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
  expires_at timestamptz not null
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
