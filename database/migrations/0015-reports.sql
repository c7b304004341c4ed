-- Reports as a person has set them, under a name of their own.
create table saved_report (
  id bigint generated always as identity primary key,
  user_id bigint not null references app_user,
  name text not null check (name <> ''),
  address text not null,
  at timestamptz not null default now()
);
create unique index saved_report_name on saved_report (user_id, lower(name));

-- Days whose collection was mailed: a day stands here once, whichever process is first.
create table collection_mail (
  day date primary key,
  at timestamptz not null default now()
);

-- Exports too large to wait for: made after the answer, kept for a day, fetched by the one who asked.
create table export_job (
  id bigint generated always as identity primary key,
  user_id bigint not null references app_user (id),
  list text not null,
  params jsonb not null,
  asked jsonb not null,
  title text not null,
  format text not null check (format in ('xlsx', 'pdf', 'csv')),
  state text not null default 'waiting' check (state in ('waiting', 'making', 'ready', 'failed')),
  rows bigint,
  done bigint not null default 0,
  -- Whoever makes it says so every second; from one that fell silent another takes over.
  maker uuid,
  beat_at timestamptz,
  tries int not null default 0,
  file_id uuid references stored_file,
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  check ((state = 'ready') = (file_id is not null))
);
create index export_job_mine on export_job (user_id, id desc);
create index export_job_open on export_job (id) where state in ('waiting', 'making');
create index export_job_ended on export_job (ended_at) where ended_at is not null;
create index export_job_file on export_job (file_id) where file_id is not null;
