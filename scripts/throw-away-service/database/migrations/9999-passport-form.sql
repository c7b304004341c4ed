alter table product drop constraint product_family_check;
alter table product add constraint product_family_check
  check (family in ('nsdl-pan', 'uti-pan', 'gst-registration', 'gst-filing', 'passport-form'));
alter table rejection_reason drop constraint rejection_reason_module_check;
alter table rejection_reason add constraint rejection_reason_module_check
  check (module in ('registration', 'kyc', 'payment', 'nsdl-pan', 'tin', 'uti-pan', 'gst', 'passport-form'));
insert into product (position, code, name, family, government_fee)
  values (90, 'passport-form', 'Passport form', 'passport-form', 0);
insert into package_price
  select id, 'passport-form', 20000, 'flat', 1000, 'flat', 500, 'flat', 0, 'flat', 0 from package;
insert into rejection_reason (module, code, reason, remedy, position) values
  ('passport-form', 'NAME-MISMATCH', 'The name differs from the papers', 'Write the name as it stands on the papers.', 10),
  ('passport-form', 'PAPERS-UNREADABLE', 'The papers cannot be read', 'Send them again, sharp and whole.', 20),
  ('passport-form', 'DUPLICATE', 'The form is asked for already', 'Wait for the first one.', 30);

create sequence passport_form_no;
create table passport_form (
  id bigint generated always as identity primary key,
  no text not null unique default 'F' || to_char(nextval('passport_form_no'), 'FM999999999000000'),
  merchant_id bigint not null references merchant,
  created_by bigint not null references app_user,
  applicant text not null,
  status text not null default 'new' check (status in ('new', 'asked', 'filed')),
  asked_at timestamptz not null default now()
);
create trigger passport_form_moved before delete on passport_form for each row execute function refuse_deleting_moved('passport-form');
select keep_counts_of('passport_form',
  'waiting', 'case when status = ''asked'' then ''passport-form:'' || indian_day(asked_at) end', '1',
  'volume', 'indian_day(asked_at) || '':passport-form''', '1',
  'own_volume', 'merchant_id || '':'' || indian_day(asked_at) || '':passport-form''', '1');
