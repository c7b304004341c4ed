-- What the back office sets up once and everything else uses: bank accounts, the payment QR, credentials of providers,
-- rejection reasons, courier companies, and reference data beside the bundled list.
create table bank_account (
  id bigint generated always as identity primary key,
  bank_name text not null,
  account_name text not null,
  account_no text not null,
  ifsc text not null,
  branch text not null default '',
  upi_id text not null default '',
  modes text[] not null,
  active boolean not null default true,
  position integer not null default 0,
  qr_file_id uuid references stored_file,
  updated_at timestamptz not null default now(),
  updated_by bigint references app_user,
  constraint bank_account_once unique (ifsc, account_no)
);

create table payment_qr (
  singleton boolean primary key default true check (singleton),
  file_id uuid not null references stored_file,
  updated_at timestamptz not null default now(),
  updated_by bigint references app_user
);

-- `plain` holds what may be read, `sealed` what the vault has encrypted, field by field.
create table api_credential (
  provider text primary key,
  mode text not null check (mode in ('test', 'live')),
  active boolean not null default false,
  plain jsonb not null default '{}',
  sealed jsonb not null default '{}',
  updated_at timestamptz not null default now(),
  updated_by bigint references app_user
);

create table rejection_reason (
  id bigint generated always as identity primary key,
  module text not null check (module in ('registration', 'kyc', 'payment', 'nsdl-pan', 'tin', 'uti-pan', 'gst')),
  code text not null,
  reason text not null,
  remedy text not null default '',
  active boolean not null default true,
  position integer not null default 0,
  constraint rejection_reason_code unique (module, code)
);
insert into rejection_reason (module, code, reason, remedy, position) values
  ('registration', 'MOBILE-UNREACHABLE', 'The mobile number could not be reached', 'Register again with a number that we can call.', 10),
  ('registration', 'ADDRESS-INCOMPLETE', 'The shop address is incomplete', 'Give house number, street and a landmark.', 20),
  ('registration', 'PAN-MISMATCH', 'The PAN belongs to another name', 'Write the name exactly as it stands on the PAN card.', 30),
  ('registration', 'AREA-NOT-SERVED', 'We do not serve this area yet', 'We keep your details and write when that changes.', 40),
  ('kyc', 'DOCUMENT-ILLEGIBLE', 'The document cannot be read', 'Upload a sharp, straight photo or scan of the whole page.', 10),
  ('kyc', 'DOCUMENT-EXPIRED', 'The document has expired', 'Upload one that is valid today.', 20),
  ('kyc', 'NAME-DIFFERS', 'The name differs from the registration', 'Upload a document in the registered name, or ask us to correct the name.', 30),
  ('kyc', 'WRONG-DOCUMENT', 'This is another document than the one asked for', 'Upload the document that the field names.', 40),
  ('kyc', 'PHOTO-UNCLEAR', 'The photo does not show the face clearly', 'Upload a recent photo against a plain background.', 50),
  ('kyc', 'SHOP-PHOTO', 'The shop photo does not show the shop with its name board', 'Take the photo from the front, with the board in it.', 60),
  ('nsdl-pan', 'PHOTO-UNCLEAR', 'The photo is unclear, of the wrong size or marked', 'Paste a recent colour photo of 3.5 by 2.5 cm without marks on the face, and scan again.', 10),
  ('nsdl-pan', 'SIGNATURE-MISSING', 'The signature is missing', 'Sign inside the box in black ink, and scan again.', 20),
  ('nsdl-pan', 'SIGNATURE-OUTSIDE', 'The signature leaves its box or is not in black ink', 'Sign inside the box in black ink, and scan again.', 30),
  ('nsdl-pan', 'SIGNATURE-MISMATCH', 'The signatures differ from each other', 'Sign alike in every place.', 40),
  ('nsdl-pan', 'THUMB-NOT-ATTESTED', 'The thumb impression is not attested', 'Have it attested by a magistrate, notary or gazetted officer.', 50),
  ('nsdl-pan', 'NAME-DIFFERS', 'The name differs from the proof of identity or Aadhaar', 'Write the name as the proof has it, or give another proof.', 60),
  ('nsdl-pan', 'DOB-DIFFERS', 'The date of birth differs from its proof, or has no proof', 'Attach a proof of the date of birth that agrees with the form.', 70),
  ('nsdl-pan', 'ADDRESS-PROOF-OLD', 'The proof of address is older than three months', 'Attach a bill or statement of the last three months.', 80),
  ('nsdl-pan', 'ADDRESS-PROOF-OTHER', 'The proof of address is not in the applicant''s name', 'Attach a proof in the applicant''s name.', 90),
  ('nsdl-pan', 'NO-TRANSLATION', 'A document in a regional language has no translation', 'Attach a translation into English or Hindi, attested.', 100),
  ('nsdl-pan', 'REPRESENTATIVE-MISSING', 'The representative assessee or their proofs are missing', 'Fill in the representative and attach their identity and address proofs.', 110),
  ('nsdl-pan', 'INITIALS', 'Initials stand in the first or last name', 'Write first and last name in full.', 120),
  ('nsdl-pan', 'AO-CODE-WRONG', 'The AO code does not belong to the address', 'Choose the AO code by the office address, or by the residence when there is no such income.', 130),
  ('nsdl-pan', 'DUPLICATE-PAN', 'The applicant has a PAN already', 'Ask for a reprint or a correction of the existing PAN.', 140),
  ('nsdl-pan', 'DOCUMENT-ILLEGIBLE', 'A document is illegible, expired or not on the list', 'Attach a readable, valid document from the list.', 150),
  ('nsdl-pan', 'PAGE-MISSING', 'A page of the form is missing', 'Scan every page in order and upload the whole form.', 160),
  ('nsdl-pan', 'WRONG-FORM', 'This is an old version of the form', 'Print the form from the portal again and sign it.', 170),
  ('nsdl-pan', 'CORRECTION-UNTICKED', 'No box is ticked for what shall change', 'Tick the box left of every field that changes.', 180),
  ('nsdl-pan', 'PAN-PROOF-MISSING', 'The proof of the existing PAN is missing', 'Attach a copy of the PAN card or the allotment letter.', 190),
  ('nsdl-pan', 'CHANGE-PROOF-MISSING', 'The document that supports the change is missing', 'Attach a document that shows the new value.', 200),
  ('tin', 'DISCREPANCY', 'NSDL found a discrepancy in the application', 'Read the letter of NSDL, correct the form and upload it under the acknowledgement number.', 10),
  ('tin', 'PHOTO-SIGNATURE', 'NSDL could not use the photo or the signature', 'Upload a new form with a clear photo and signature.', 20),
  ('tin', 'PROOF-NOT-ACCEPTED', 'NSDL did not accept a proof', 'Upload another document from the list of proofs.', 30),
  ('tin', 'NAME-OR-DOB', 'Name or date of birth differ from the proofs', 'Upload proofs that agree with the form, or a corrected form.', 40),
  ('tin', 'PAPER-NOT-RECEIVED', 'NSDL did not receive the paper documents', 'Send the signed form and the proofs by courier and give us the docket number.', 50),
  ('payment', 'NOT-RECEIVED', 'The amount has not reached our account', 'Check the UTR with your bank, and ask again when the amount has left your account.', 10),
  ('payment', 'AMOUNT-DIFFERS', 'The amount differs from what we received', 'Ask again with the amount that was really paid.', 20),
  ('payment', 'UTR-WRONG', 'The UTR or reference number is wrong', 'Copy the number from your bank''s message or statement.', 30),
  ('payment', 'UTR-USED', 'This payment was credited already', 'See your statement for the earlier credit.', 40),
  ('payment', 'SLIP-ILLEGIBLE', 'The slip cannot be read', 'Upload a sharp photo of the whole slip.', 50),
  ('payment', 'THIRD-PARTY', 'The payment came from another person''s account', 'Pay from an account of your own business.', 60),
  ('gst', 'DOCUMENT-MISSING', 'A document is missing', 'Upload every document that the form lists for this constitution.', 10),
  ('gst', 'DOCUMENT-ILLEGIBLE', 'A document cannot be read', 'Upload a sharp scan as PDF or photo.', 20),
  ('gst', 'ADDRESS-PROOF', 'The proof of the place of business is not sufficient', 'Give an electricity bill, tax receipt or rent agreement with the owner''s consent.', 30),
  ('gst', 'PAN-MISMATCH', 'The legal name differs from the PAN', 'Write the name exactly as the PAN has it.', 40),
  ('gst', 'FIGURES-INCOMPLETE', 'The figures for the return are incomplete', 'Send sales and purchase figures of the whole period.', 50),
  ('gst', 'DEPARTMENT-REFUSED', 'The department refused the application', 'Read the order and apply again with what it asks for.', 60),
  ('uti-pan', 'DETAILS-MISMATCH', 'Name, mobile or PAN do not match', 'Give the details as they stand in your KYC.', 10),
  ('uti-pan', 'PSA-EXISTS', 'A PSA id exists for this PAN already', 'Give us the existing PSA id.', 20),
  ('uti-pan', 'PROVIDER-REFUSED', 'UTI did not accept the request', 'Ask again later, or write to us.', 30),
  ('uti-pan', 'NO-COUPONS', 'No coupons of this kind are available now', 'The amount is back in your wallet. Please order again later.', 40);

create table courier_company (
  id bigint generated always as identity primary key,
  name citext not null constraint courier_company_name unique,
  tracking_link text not null default '',
  active boolean not null default true
);
insert into courier_company (name, tracking_link) values
  ('India Post', 'https://www.indiapost.gov.in/'),
  ('DTDC', 'https://www.dtdc.in/trace.asp'),
  ('Blue Dart', 'https://www.bluedart.com/trackdartresultthirdparty?trackFor=0&trackNo={docket}'),
  ('Delhivery', 'https://www.delhivery.com/track-v2/package/{docket}'),
  ('The Professional Couriers', 'https://www.tpcindia.com/track-info.aspx?id={docket}&type=0&service=0'),
  ('Trackon', 'https://trackon.in/'),
  ('Ekart', 'https://ekartlogistics.com/shipmenttrack/{docket}'),
  ('By hand', '');

-- Places of a PIN that were uploaded; they stand before what the bundled list says of it.
create table pincode_place (
  pin text not null check (pin ~ '^[1-9][0-9]{5}$'),
  position integer not null,
  state text not null,
  district text not null,
  search_text text not null generated always as (pin || ' ' || district || ' ' || state) stored,
  primary key (pin, position)
);
create index pincode_place_search on pincode_place using gin (search_text gin_trgm_ops);

-- Assessing officers of the income tax department: 'KNP W 75 1'.
create table ao_code (
  id bigint generated always as identity primary key,
  area_code text not null check (area_code ~ '^[A-Z]{3}$'),
  ao_type text not null check (ao_type ~ '^[A-Z]{1,2}$'),
  range_code integer not null check (range_code between 0 and 999),
  ao_number integer not null check (ao_number between 0 and 99),
  city text not null,
  description text not null,
  search_text text not null generated always as (
    area_code || ' ' || ao_type || ' ' || range_code || ' ' || ao_number || ' ' || city || ' ' || description
  ) stored,
  constraint ao_code_once unique (area_code, ao_type, range_code, ao_number)
);
create index ao_code_city on ao_code (city, area_code, ao_type, range_code, ao_number);
create index ao_code_search on ao_code using gin (search_text gin_trgm_ops);
-- The same for everyone in the forces, whatever their address.
insert into ao_code (area_code, ao_type, range_code, ao_number, city, description) values
  ('PNE', 'W', 55, 3, 'Pune', 'Army employees'),
  ('DEL', 'W', 72, 2, 'Delhi', 'Air Force employees'),
  ('MUM', 'W', 11, 8, 'Mumbai', 'Navy employees');

-- The house imports all AO codes of the country, more than a list counts row by row.
select keep_counts_of('ao_code', 'ao_code', '''''', '1');
