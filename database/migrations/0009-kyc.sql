-- What a person of a merchant gives to show who they are, and the papers that prove it. The state stands in app_user.
create table kyc (
  user_id bigint primary key references app_user,
  -- As typed, step by step; merchant and person get it when it is approved. The Aadhaar number is never in here.
  details jsonb not null default '{}',
  submitted_at timestamptz,
  decided_at timestamptz,
  decided_by bigint references app_user,
  remark text not null default '',
  changed_at timestamptz not null default now()
);
create index kyc_changed on kyc (changed_at desc);

-- One row per upload: what was decided of a paper belongs to that paper, and not to the next one of its kind.
create table kyc_document (
  id bigint generated always as identity primary key,
  user_id bigint not null references app_user,
  kind text not null check (kind in ('pan', 'aadhaar', 'photo', 'shop-photo', 'address-proof', 'cheque')),
  file_id uuid not null unique references stored_file,
  state text not null default 'uploaded' check (state in ('uploaded', 'verified', 'rejected')),
  reason text not null default '',
  uploaded_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by bigint references app_user,
  replaced_at timestamptz,
  check ((state = 'uploaded') = (decided_at is null)),
  check ((state = 'rejected') = (reason <> ''))
);
create unique index kyc_document_newest on kyc_document (user_id, kind) where replaced_at is null;
