-- Browsers that show notices while the portal is closed, each with the kinds of notices its person wants there.
create table push_device (
  id bigint generated always as identity primary key,
  user_id bigint not null references app_user,
  -- The browser, as its sign-ins name it: what ends there ends this, too.
  device_hash text not null check (device_hash <> ''),
  -- Where the browser's push service takes messages for it, and the keys that only it can open them with. Whoever knows
  -- the address can disturb a person, so it is encrypted, and found again by its keyed hash.
  sealed_address text not null,
  address_hash text not null unique,
  kinds text[] not null check (cardinality(kinds) > 0 and kinds <@ array['pan-issued', 'sent-back', 'money-credited']),
  made_at timestamptz not null default now(),
  -- When its person was last signed in there.
  seen_at timestamptz not null default now(),
  unique (user_id, device_hash)
);
create index push_device_device on push_device (device_hash);
create index push_device_seen on push_device (seen_at);

-- Who was offered notices on the phone and does not want to be asked again.
create table push_declined (
  user_id bigint primary key references app_user,
  at timestamptz not null default now()
);
