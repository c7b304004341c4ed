-- What every module stands on: counters, limits, audit, files, settings, mail, notices.
create extension if not exists pg_trgm;
create extension if not exists citext;

-- Totals of lists. Writers only add rows here, so that no two of them ever wait for one counter;
-- a job folds the changes into kept_count. The truth at any moment is the sum of both.
-- Scopes are asked for by range ('17:', '2026-11-'): that must mean the same under every locale of a server.
create table kept_count (
  name text not null,
  scope text collate "C" not null,
  n bigint not null,
  primary key (name, scope)
);
create table kept_count_change (
  id bigint generated always as identity primary key,
  name text not null,
  scope text collate "C" not null,
  n bigint not null
);
create index kept_count_change_scope on kept_count_change (name, scope);

-- Trigger for statement-level use; the argument is an SQL expression over the row that names its scope.
create function keep_count() returns trigger language plpgsql as $$
declare
  scope text := coalesce(tg_argv[0], quote_literal(''));
begin
  if tg_op = 'INSERT' then
    execute format('insert into kept_count_change (name, scope, n) select %L, %s, count(*) from new_rows group by 2', tg_table_name, scope);
  elsif tg_op = 'DELETE' then
    execute format('insert into kept_count_change (name, scope, n) select %L, %s, -count(*) from old_rows group by 2', tg_table_name, scope);
  else
    execute format('insert into kept_count_change (name, scope, n) select %1$L, s, sum(d) from (select %2$s as s, 1 as d from new_rows union all select %2$s, -1 from old_rows) as moved group by s having sum(d) <> 0', tg_table_name, scope);
  end if;
  return null;
end $$;

create function indian_day(moment timestamptz) returns text language sql stable as $$
  select to_char(moment at time zone 'Asia/Kolkata', 'YYYY-MM-DD')
$$;

-- Keeps several figures of a table by one trigger function of its own, whose plan PostgreSQL keeps. They come in threes: a
-- name, its scope and what a row adds to it, the last two as SQL over the row; a row without a scope adds nothing.
create function keep_counts_by(counted regclass, kept text[]) returns void language plpgsql as $$
declare
  trigger_function text := quote_ident('keep_counts_of_' || counted);
  arguments text := (select string_agg(quote_literal(part), ', ' order by at) from unnest(kept) with ordinality as given (part, at));
  kept_values text := (
    select string_agg(format('(%L, (%s)::text, (%s)::bigint)', kept[at], kept[at + 1], kept[at + 2]), ', ')
    from generate_series(1, array_length(kept, 1), 3) as at);
  added text := format('select kept.name, kept.scope, kept.n from new_rows cross join lateral (values %s) as kept (name, scope, n)', kept_values);
  taken text := format('select kept.name, kept.scope, -kept.n from old_rows cross join lateral (values %s) as kept (name, scope, n)', kept_values);
  noted text := 'insert into kept_count_change (name, scope, n) select name, scope, sum(n) from (%s) as moved (name, scope, n) where scope is not null group by name, scope having sum(n) <> 0;';
  kind record;
begin
  execute format('create function %s() returns trigger language plpgsql as %L', trigger_function, format(
    'begin if tg_op = ''INSERT'' then %s elsif tg_op = ''DELETE'' then %s else %s end if; return null; end',
    format(noted, added), format(noted, taken), format(noted, added || ' union all ' || taken)));
  for kind in values ('insert', 'new table as new_rows'), ('delete', 'old table as old_rows'),
    ('update', 'old table as old_rows new table as new_rows')
  loop
    execute format('create trigger %I after %s on %s referencing %s for each statement execute function %s(%s)',
      counted || '_figures_' || kind.column1, kind.column1, counted, kind.column2, trigger_function, arguments);
  end loop;
end $$;

-- The same, and counts what is there already.
create function keep_counts_of(counted regclass, variadic kept text[]) returns void language plpgsql as $$
begin
  perform keep_counts_by(counted, kept);
  for at in 1 .. array_length(kept, 1) by 3 loop
    execute format('insert into kept_count_change (name, scope, n) select %L, scope, sum(n) from (select (%s)::text as scope, (%s)::bigint as n from %s) as counted where scope is not null group by scope having sum(n) <> 0',
      kept[at], kept[at + 1], kept[at + 2], counted);
  end loop;
end $$;

-- Numbers are what people search most by, and what an index of three letters finds worst: every three digits stand in
-- some number of every thirtieth row. Six digits in a row stand in few, so they have an index of their own.
create function six_digits(searched text) returns int[]
  language sql immutable strict parallel safe
  return (
    select coalesce(array_agg(distinct substr(run[1], at, 6)::int), '{}')
    from regexp_matches(searched, '[0-9]{6,}', 'g') as run, generate_series(1, length(run[1]) - 5) as at
  );

-- For tables whose rows are history.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% rows are never changed or deleted', tg_table_name using errcode = 'restrict_violation';
end $$;

create table rate_limit (
  key text primary key,
  points integer not null,
  resets_at timestamptz not null,
  last_at timestamptz not null
);
create index rate_limit_resets on rate_limit (resets_at);

create table audit_event (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  actor_id bigint,
  actor_code text not null,
  actor_role text not null,
  act text not null,
  subject text not null,
  detail text not null,
  ip text not null,
  request_id text not null,
  search_text text not null generated always as (actor_code || ' ' || actor_role || ' ' || act || ' ' || subject || ' ' || detail || ' ' || ip) stored
);
create index audit_event_at on audit_event (at desc, id desc);
create index audit_event_act on audit_event (act, id desc);
create index audit_event_actor on audit_event (actor_code, id desc);
create index audit_event_subject on audit_event (subject, id desc);
create index audit_event_search on audit_event using gin (search_text gin_trgm_ops);
create trigger audit_event_kept before update or delete on audit_event for each row execute function refuse_change();
create trigger audit_event_whole before truncate on audit_event execute function refuse_change();
create trigger audit_event_count after insert on audit_event referencing new table as new_rows for each statement execute function keep_count();

-- The hash chain over the audit list. It is written by one sealer shortly after the events, in the order it
-- sees them, so that writers never wait for each other; what still waits for it stands in audit_unsealed.
create table audit_unsealed (event_id bigint primary key);
create table audit_seal (
  position bigint primary key,
  event_id bigint not null unique references audit_event,
  hash text not null
);
create trigger audit_seal_kept before update or delete on audit_seal for each row execute function refuse_change();
create trigger audit_seal_whole before truncate on audit_seal execute function refuse_change();
create function await_seal() returns trigger language plpgsql as $$
begin
  insert into audit_unsealed (event_id) select id from new_rows;
  return null;
end $$;
create trigger audit_event_await after insert on audit_event referencing new table as new_rows for each statement execute function await_seal();

create table stored_file (
  id uuid primary key default gen_random_uuid(),
  content text not null,
  type text not null,
  name text not null,
  size bigint not null,
  purpose text not null,
  created_by bigint,
  created_at timestamptz not null default now()
);
create index stored_file_content on stored_file (content);

create table site_setting (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now(),
  updated_by bigint
);

create table mail_outbox (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default now(),
  user_id bigint,
  to_address text not null,
  subject text not null,
  kind text not null,
  sealed_body text not null,
  state text not null check (state in ('held', 'queued', 'sent', 'failed')),
  attempts integer not null default 0,
  last_error text,
  sent_at timestamptz,
  search_text text not null generated always as (to_address || ' ' || subject || ' ' || kind || ' ' || state || ' ' || coalesce(last_error, '')) stored
);
create index mail_outbox_created on mail_outbox (created_at desc, id desc);
create index mail_outbox_waiting on mail_outbox (state, id) where state in ('held', 'queued');
create index mail_outbox_search on mail_outbox using gin (search_text gin_trgm_ops);
create trigger mail_outbox_count_insert after insert on mail_outbox referencing new table as new_rows for each statement execute function keep_count();
create trigger mail_outbox_count_delete after delete on mail_outbox referencing old table as old_rows for each statement execute function keep_count();

create table notice (
  id bigint generated always as identity primary key,
  user_id bigint not null,
  kind text not null,
  title text not null,
  body text not null,
  link text,
  created_at timestamptz not null default now(),
  read_at timestamptz
);
create index notice_of_user on notice (user_id, id desc);
create index notice_unread on notice (user_id) where read_at is null;

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
