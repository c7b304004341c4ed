-- Late fees and their caps depend on finer bands of turnover. Clients keep the former ones until somebody says which it is.
alter table gst_client
  drop constraint gst_client_turnover_check,
  add constraint gst_client_turnover_check check (
    turnover in ('up-to-1.5', '1.5-to-2', '2-to-5', '5-to-20', 'over-20', 'up-to-2', 'over-5')
  ),
  -- The final return counts from the cancellation or its order, whichever is later.
  add column cancellation_order_on date,
  add constraint gst_client_order_of_cancellation
    check (cancellation_order_on is null or cancelled_on is not null);
