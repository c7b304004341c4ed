-- Under which AO codes PANs were issued for a pincode, so that the form can offer the likeliest one.
create table ao_code_taken (
  pin text not null check (pin ~ '^[1-9][0-9]{5}$'),
  -- Salary and business are assessed at the office, each often in a ward of its own.
  occupation text not null check (occupation in ('salary', 'business', 'other')),
  area_code text not null,
  ao_type text not null,
  range_code integer not null,
  ao_number integer not null,
  times integer not null default 1,
  last_at timestamptz not null default now(),
  primary key (pin, occupation, area_code, ao_type, range_code, ao_number)
);

-- The shop's own customers, found again by their mobile number, and the papers of its last application of a kind.
create index pan_application_own_mobile on pan_application (merchant_id, mobile, id) where submitted_at is not null and mobile <> '';
create index pan_application_own_last on pan_application (merchant_id, type, category, mode, submitted_at) where submitted_at is not null;
