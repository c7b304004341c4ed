-- PAN applications through NSDL, from the first step of the form to the card.

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
  -- A refund of an application that the provider has acknowledged is asked for by one and confirmed by another, above the
  -- limit that was in force when it was asked for, in paise.
  refund_first_by bigint references app_user,
  refund_first_at timestamptz,
  refund_second_above bigint,
  refund_first_reason text not null default '',
  -- Rises with every save of the draft: whoever saves says which one they saw.
  version integer not null default 1,
  search_text text not null generated always as (
    ref_no || ' ' || coalesce(ack_no, '') || ' ' || card_name || ' ' || mobile || ' ' || email || ' ' || coalesce(pan, '')
  ) stored,
  check ((state = 'draft') = (submitted_at is null)),
  check (state not in ('acknowledged', 'issued', 'tin-rejected', 'tin-resubmitted') or ack_no is not null),
  check ((state = 'issued') = (pan is not null)),
  check ((refund_first_by is null) = (refund_first_at is null)),
  check ((refund_first_by is null) = (refund_second_above is null))
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
-- Which application a clerk has open, found without walking through all that wait.
create index pan_application_claimed on pan_application (claimed_by) where claimed_by is not null;
create index pan_application_pan on pan_application (pan) where pan is not null;
create index pan_application_overdue on pan_application (hardcopy_due, id) where hardcopy = 'due';
-- What a count by state, product or merchant needs stands in the index itself.
create index pan_application_sent on pan_application (submitted_at, merchant_id, product_code, state) where submitted_at is not null;
create index pan_application_merchant_sent on pan_application (merchant_id, submitted_at) where submitted_at is not null;
-- How long things wait is asked of those only that still do.
create index pan_application_waiting on pan_application (state, state_at) where state in ('awaiting-scan', 'awaiting-crop', 'verification',
  'verified', 'acknowledged', 'rejected', 'tin-rejected', 'tin-resubmitted', 'esign-pending', 'esign-failed');
-- A merchant with many applications and few (or none) in a queue: without these the whole shop is read to find them.
create index pan_application_own_waiting on pan_application (merchant_id, id) where state in ('verification', 'verified');
create index pan_application_own_refused on pan_application (merchant_id, id) where state in ('tin-rejected', 'tin-resubmitted');
create index pan_application_own_hardcopy on pan_application (merchant_id, id) where hardcopy in ('due', 'couriered', 'received');
create index pan_application_own_paperless on pan_application (merchant_id, id) where mode = 'paperless';
-- How long hard copies have been due is asked of everybody's and of one merchant's: both are answered by the index alone.
create index pan_application_due_since on pan_application (merchant_id, acked_at) where hardcopy = 'due';
-- Six digits in a row stand in few numbers.
create index pan_application_numbers on pan_application using gin (six_digits(search_text));

select keep_counts_of('pan_application',
  'pan_application', 'state', '1',
  'own_pan_application', 'merchant_id || '':'' || state || '':'' || mode', '1',
  'own_pan_hardcopy', 'case when mode = ''physical'' and hardcopy in (''due'', ''couriered'', ''received'')
    and state in (''acknowledged'', ''issued'', ''tin-rejected'', ''tin-resubmitted'') then merchant_id || '':'' || hardcopy end', '1',
  'waiting', 'case when state in (''verification'', ''verified'', ''acknowledged'', ''tin-resubmitted'', ''esign-failed'')
    then ''pan-'' || state || '':'' || indian_day(state_at) end', '1',
  'volume', 'case when state not in (''draft'', ''cancelled'') then indian_day(submitted_at) || '':'' || coalesce(product_code, ''pan-'' || case type when ''N'' then ''new'' else ''correction'' end) end', '1',
  'own_volume', 'case when state not in (''draft'', ''cancelled'')
    then merchant_id || '':'' || indian_day(submitted_at) || '':'' || coalesce(product_code, ''pan-'' || case type when ''N'' then ''new'' else ''correction'' end) end', '1');

create trigger pan_application_moved before delete on pan_application for each row execute function refuse_deleting_moved('nsdl-pan');

-- Files of an application. Of each kind the newest counts; older ones stay for the timeline.
create table pan_file (
  id bigint generated always as identity primary key,
  application_id bigint not null references pan_application,
  kind text not null check (kind in ('scan', 'photo', 'signature', 'document', 'tin-scan', 'page')),
  -- Which document, or which page.
  label text not null default '',
  file_id uuid not null references stored_file,
  event_id bigint references work_event,
  -- How the scan was read: pages, where the boxes are.
  reading jsonb,
  at timestamptz not null default now(),
  by bigint references app_user
);
create index pan_file_application on pan_file (application_id, kind, id);
create index pan_file_stored on pan_file (file_id);

-- Files of acknowledgement numbers, PANs and TIN rejections that were applied: the same content changes nothing again.
create table pan_bulk_file (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('ack', 'pan', 'tin')),
  content_hash text not null,
  name text not null,
  at timestamptz not null default now(),
  by bigint not null references app_user,
  -- The applications that it moved, whenever it was applied.
  moved bigint[] not null,
  unique (kind, content_hash)
);

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
