-- `lpad` cuts what is longer than its width: the millionth payment request would have met the first one's number.
alter table payment_request alter column ref_no set default 'P' || to_char(nextval('payment_request_no'), 'FM999999999000000');
