-- The portal works with a role that owns no table (database/grant-worker.ts). Balances are not its to write: only a
-- posting moves them, and the function behind it acts for the owner.
alter function post_to_ledger() security definer set search_path = public, pg_temp;

-- Says whose secret this database was filled with, so that a start with another one is noticed.
create table key_check (
  one boolean primary key default true check (one),
  hash text not null
);
create trigger key_check_kept before update or delete on key_check for each row execute function refuse_change();

-- The workers that run jobs, each with the moment it last gave a sign of life: what a dead one held is given to others.
create table job_worker (
  worker_id text primary key,
  seen_at timestamptz not null
);
