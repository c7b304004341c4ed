-- Which application a clerk has open, found without walking through all that wait.
create index pan_application_claimed on pan_application (claimed_by) where claimed_by is not null;
create index pan_application_pan on pan_application (pan) where pan is not null;

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
