-- What was asked under a key, and the answer: whoever asks the same again gets it, and nothing happens twice.
create table idempotency_key (
  user_id bigint not null references app_user,
  key text not null check (key <> ''),
  -- A keyed hash of the call and of what was sent with it.
  asked text not null,
  answer jsonb,
  at timestamptz not null default now(),
  primary key (user_id, key)
);
create index idempotency_key_at on idempotency_key (at);

create index merchant_joined on merchant (created_at desc, id desc);
create index audit_event_subject on audit_event (subject, id desc);
