-- A refund of an application that the provider has acknowledged is asked for by one and confirmed by another, above the
-- limit that was in force when it was asked for.
alter table pan_application
  add column refund_first_by bigint references app_user,
  add column refund_first_at timestamptz,
  -- In paise.
  add column refund_second_above bigint,
  add check ((refund_first_by is null) = (refund_first_at is null)),
  add check ((refund_first_by is null) = (refund_second_above is null));
