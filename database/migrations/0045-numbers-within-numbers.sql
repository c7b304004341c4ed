-- A payment's number may stand inside the long reference of another request: each of its pieces is looked up.
create index payment_request_number on payment_request (canonical);
