-- What became of the work that the server repeats by itself: one row per piece, written after its runs. Times are the portal's.
create table repeated_work (
  name text primary key,
  last_begun_at timestamptz not null,
  last_ended_well_at timestamptz,
  last_failed_at timestamptz,
  last_error text not null default '',
  last_duration_ms integer not null,
  runs bigint not null,
  failures bigint not null,
  check (last_ended_well_at is not null or last_failed_at is not null)
);
