-- Embassies and UN bodies have a number too. They file nothing that is due, but may be kept as clients.
alter table gst_client
  drop constraint gst_client_scheme_check,
  add constraint gst_client_scheme_check
    check (scheme in ('regular', 'qrmp', 'composition', 'isd', 'tds', 'tcs', 'non-resident', 'oidar', 'uin'));
