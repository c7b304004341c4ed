-- The amount of a GST registration that was filed is given back by two people above a limit, as that of an acknowledged
-- PAN application is: who has asked for it, when and why, and the limit that was in force then.
alter table gst_registration
  add column refund_first_by bigint references app_user,
  add column refund_first_at timestamptz,
  -- In paise.
  add column refund_second_above bigint,
  add column refund_first_reason text not null default '',
  add check ((refund_first_by is null) = (refund_first_at is null)),
  add check ((refund_first_by is null) = (refund_second_above is null));
