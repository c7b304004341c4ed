-- A merchant with many applications and few (or none) in a queue: without these the whole shop is read to find them.
create index pan_application_own_waiting on pan_application (merchant_id, id) where state in ('verification', 'verified');
create index pan_application_own_refused on pan_application (merchant_id, id) where state in ('tin-rejected', 'tin-resubmitted');
create index pan_application_own_hardcopy on pan_application (merchant_id, id) where hardcopy in ('due', 'couriered', 'received');
create index pan_application_own_paperless on pan_application (merchant_id, id) where mode = 'paperless';
