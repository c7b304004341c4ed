-- Reports ask what happened over a range of days, of everybody or of one merchant: each finds it by an index on the moment.
create index ledger_posting_at on ledger_posting (at, id);

-- When a share was earned stands beside it, so that one merchant's are found without walking through its sales.
alter table sale_share add column earned_at timestamptz not null default now();
update sale_share set earned_at = sale.at from sale where sale.id = sale_id;
create index sale_share_at on sale_share (earned_at);
create index sale_share_merchant_at on sale_share (merchant_id, earned_at);
create index sale_refunded on sale (refunded_at) where refunded_at is not null;

-- What a count by state, product or merchant needs stands in the index itself.
create index pan_application_sent on pan_application (submitted_at, merchant_id, product_code, state) where submitted_at is not null;
create index pan_application_merchant_sent on pan_application (merchant_id, submitted_at) where submitted_at is not null;
create index coupon_order_asked on coupon_order (asked_at);
create index coupon_order_merchant_asked on coupon_order (merchant_id, asked_at);
create index gst_registration_sent on gst_registration (submitted_at) where submitted_at is not null;
create index gst_registration_merchant_sent on gst_registration (merchant_id, submitted_at) where submitted_at is not null;

-- How long things wait is asked of those only that still do.
create index pan_application_waiting on pan_application (state, state_at) where state in ('awaiting-scan', 'awaiting-crop', 'verification',
  'verified', 'acknowledged', 'rejected', 'tin-rejected', 'tin-resubmitted', 'esign-pending', 'esign-failed');

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
