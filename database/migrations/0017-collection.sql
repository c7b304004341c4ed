-- Daily collection asks what was credited on an Indian day.
create index payment_request_collected on payment_request (((decided_at at time zone 'Asia/Kolkata')::date)) where status = 'approved';
create index gateway_order_collected on gateway_order (((settled_at at time zone 'Asia/Kolkata')::date)) where state = 'paid';
