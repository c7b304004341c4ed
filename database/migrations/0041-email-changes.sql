-- Another e-mail address of a person waits until it was confirmed at the old one and at the new one.
create table email_change (
  id bigint generated always as identity primary key,
  user_id bigint not null references app_user,
  old_email citext not null,
  new_email citext not null,
  old_hash text not null unique,
  new_hash text not null unique,
  asked_by bigint not null references app_user,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  old_confirmed_at timestamptz,
  new_confirmed_at timestamptz,
  ended_at timestamptz,
  outcome text check (outcome in ('applied', 'refused', 'replaced')),
  check ((ended_at is null) = (outcome is null)),
  check (outcome <> 'applied' or (old_confirmed_at is not null and new_confirmed_at is not null))
);
create unique index email_change_open on email_change (user_id) where ended_at is null;
