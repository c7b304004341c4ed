-- Paperless applications are signed with Aadhaar at a provider: each try is a row, ended by the provider's signed word.
create table pan_esign_try (
  id bigint generated always as identity primary key,
  application_id bigint not null references pan_application,
  provider text not null check (provider in ('sandbox')),
  -- Its id at the provider, once the applicant has got there.
  provider_ref text,
  -- In the address of the page: whoever has it may sign, and nothing else.
  token text not null unique,
  state text not null default 'open' check (state in ('open', 'done', 'failed', 'withdrawn', 'expired')),
  created_at timestamptz not null default now(),
  created_by bigint not null references app_user,
  ended_at timestamptz,
  unique (provider, provider_ref),
  check ((state = 'open') = (ended_at is null))
);
create unique index pan_esign_try_open on pan_esign_try (application_id) where state = 'open';

-- What providers have told, each event once: a repeat is known by its id.
create table pan_esign_event (
  id bigint generated always as identity primary key,
  provider text not null,
  event_id text not null,
  kind text not null,
  provider_ref text not null,
  try_id bigint references pan_esign_try,
  verdict text not null,
  received_at timestamptz not null default now(),
  unique (provider, event_id)
);

-- What the built-in sandbox knows of its own, as a provider would in a database of its own.
create table pan_esign_sandbox (
  id text primary key,
  state text not null default 'open' check (state in ('open', 'done', 'failed', 'abandoned')),
  tries integer not null default 0,
  created_at timestamptz not null default now()
);
