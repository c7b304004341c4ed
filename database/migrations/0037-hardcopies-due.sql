-- How long hard copies have been due is asked of everybody's and of one merchant's: both are answered by the index alone.
create index pan_application_due_since on pan_application (merchant_id, acked_at) where hardcopy = 'due';
