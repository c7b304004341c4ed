-- PAN applications through NSDL, from the first step of the form to the card.
create function keep_count_as() returns trigger language plpgsql as $$
declare
  kept text := tg_argv[0];
  scope text := tg_argv[1];
begin
  if tg_op = 'INSERT' then
    execute format('insert into kept_count_change (name, scope, n) select %L, %s, count(*) from new_rows group by 2', kept, scope);
  elsif tg_op = 'DELETE' then
    execute format('insert into kept_count_change (name, scope, n) select %L, %s, -count(*) from old_rows group by 2', kept, scope);
  else
    execute format('insert into kept_count_change (name, scope, n) select %1$L, s, sum(d) from (select %2$s as s, 1 as d from new_rows union all select %2$s, -1 from old_rows) as moved group by s having sum(d) <> 0', kept, scope);
  end if;
  return null;
end $$;

-- Ten digits, so that a token can be typed, printed in boxes and read by a scanner.
create sequence pan_token_no start 3000000001;

create table pan_application (
  id bigint generated always as identity primary key,
  ref_no text not null unique default nextval('pan_token_no')::text,
  merchant_id bigint not null references merchant,
  created_by bigint not null references app_user,
  created_at timestamptz not null default now(),
  -- When it was paid for; a draft has none.
  submitted_at timestamptz,
  -- The same, or when the draft was begun: what lists show and sort by.
  dated timestamptz not null default now(),
  type text not null check (type in ('N', 'C')),
  mode text not null check (mode in ('physical', 'paperless')),
  card text not null check (card in ('card', 'epan')),
  category text not null,
  state text not null default 'draft' check (state in ('draft', 'awaiting-scan', 'awaiting-crop', 'verification', 'verified',
    'acknowledged', 'issued', 'rejected', 'tin-rejected', 'tin-resubmitted', 'esign-pending', 'esign-failed', 'cancelled')),
  state_at timestamptz not null default now(),
  -- What was typed, without the Aadhaar numbers: those are sealed, bound to this row.
  data jsonb not null default '{}',
  sealed text,
  aadhaar_hash text,
  aadhaar_last4 text not null default '',
  card_name text not null default '',
  -- The name without spaces and signs, to find a second application of the same person.
  name_key text not null default '',
  -- Birth, or when an entity was formed.
  born date,
  mobile text not null default '',
  email text not null default '',
  form_name text not null default '',
  product_code text references product,
  ack_no text unique check (ack_no ~ '^[0-9]{15}$'),
  acked_at timestamptz,
  pan text,
  issued_at timestamptz,
  hardcopy text not null default 'none' check (hardcopy in ('none', 'due', 'couriered', 'received', 'forwarded')),
  hardcopy_due date,
  -- Who has it open for verification, so that it is not handed to a second clerk.
  claimed_by bigint references app_user,
  claimed_at timestamptz,
  -- Why it stands where it stands: codes and words of the last rejection.
  reasons jsonb not null default '[]',
  free_until date,
  refund_asked_at timestamptz,
  -- Rises with every save of the draft: whoever saves says which one they saw.
  version integer not null default 1,
  search_text text not null generated always as (
    ref_no || ' ' || coalesce(ack_no, '') || ' ' || card_name || ' ' || mobile || ' ' || email || ' ' || coalesce(pan, '')
  ) stored,
  check ((state = 'draft') = (submitted_at is null)),
  check (state not in ('acknowledged', 'issued', 'tin-rejected', 'tin-resubmitted') or ack_no is not null),
  check ((state = 'issued') = (pan is not null))
);
create index pan_application_state on pan_application (state, id);
create index pan_application_merchant on pan_application (merchant_id, id);
create index pan_application_merchant_state on pan_application (merchant_id, state, id);
create index pan_application_search on pan_application using gin (search_text gin_trgm_ops);
create index pan_application_dated on pan_application (dated, id);
create index pan_application_state_dated on pan_application (state, dated, id);
create index pan_application_hardcopy on pan_application (hardcopy, id) where hardcopy in ('due', 'couriered', 'received');
create index pan_application_same_aadhaar on pan_application (aadhaar_hash) where aadhaar_hash is not null;
create index pan_application_same_name on pan_application (name_key, born) where name_key <> '';

create trigger pan_application_count_insert after insert on pan_application referencing new table as new_rows
  for each statement execute function keep_count_as('pan_application', 'state');
create trigger pan_application_count_update after update on pan_application referencing new table as new_rows old table as old_rows
  for each statement execute function keep_count_as('pan_application', 'state');
create trigger pan_application_count_delete after delete on pan_application referencing old table as old_rows
  for each statement execute function keep_count_as('pan_application', 'state');
create trigger pan_application_own_insert after insert on pan_application referencing new table as new_rows
  for each statement execute function keep_count_as('own_pan_application', 'merchant_id || '':'' || state');
create trigger pan_application_own_update after update on pan_application referencing new table as new_rows old table as old_rows
  for each statement execute function keep_count_as('own_pan_application', 'merchant_id || '':'' || state');
create trigger pan_application_own_delete after delete on pan_application referencing old table as old_rows
  for each statement execute function keep_count_as('own_pan_application', 'merchant_id || '':'' || state');

-- The timeline: every move, who made it and what was said. Kept as it was.
create table pan_event (
  id bigint generated always as identity primary key,
  application_id bigint not null references pan_application,
  at timestamptz not null default now(),
  move text not null,
  from_state text not null,
  to_state text not null,
  actor_id bigint references app_user,
  remark text not null default '',
  reasons jsonb not null default '[]'
);
create index pan_event_application on pan_event (application_id, id);
create trigger pan_event_kept before update on pan_event for each row execute function refuse_change();

-- Files of an application. Of each kind the newest counts; older ones stay for the timeline.
create table pan_file (
  id bigint generated always as identity primary key,
  application_id bigint not null references pan_application,
  kind text not null check (kind in ('scan', 'photo', 'signature', 'document', 'tin-scan', 'page')),
  -- Which document, or which page.
  label text not null default '',
  file_id uuid not null references stored_file,
  event_id bigint references pan_event,
  -- How the scan was read: pages, where the boxes are.
  reading jsonb,
  at timestamptz not null default now(),
  by bigint references app_user
);
create index pan_file_application on pan_file (application_id, kind, id);
create index pan_file_stored on pan_file (file_id);
