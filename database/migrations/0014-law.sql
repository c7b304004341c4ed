-- The figures of law that the portal goes by: late fees, due dates, bars, thresholds, fees, rates, lists of proofs.
-- A rule has versions; on a day the newest that has begun holds.
create table law_rule (
  position integer generated always as identity unique,
  code text primary key,
  kind text not null
    check (kind in (
      'late-fee', 'due-date', 'filing-bar', 'threshold', 'scheme-limit', 'answer-time', 'government-fee', 'tds', 'proofs',
      'birth-certificate', 'age'
    )),
  title text not null,
  -- When the admins were last told that nobody has looked at it for a year.
  reminded_on date
);

create table law_rule_version (
  id bigint generated always as identity primary key,
  code text not null references law_rule,
  since date not null,
  value jsonb not null,
  source text not null check (source <> ''),
  -- The day on which somebody last compared it with its source; without one nobody has, and the admins are asked.
  looked_at date,
  looked_by bigint references app_user,
  state text not null default 'stands' check (state in ('waiting', 'stands', 'taken-back', 'put-right')),
  -- Nobody where it came with the portal.
  created_by bigint references app_user,
  created_at timestamptz not null default now(),
  -- For what waits and finds no second admin: when it stands by itself.
  due_at timestamptz,
  decided_by bigint references app_user,
  decided_at timestamptz,
  -- A version with a slip in it is put right by another one for the same day. Both are kept; without the new one the old
  -- one goes on.
  replaces bigint references law_rule_version,
  -- A rate that is kept back of other people's money is changed by two people, or after the wait.
  constraint law_rule_version_by_two check (
    code not like 'tds/%' or state not in ('stands', 'put-right') or created_by is null
    or (decided_by is not null and decided_by <> created_by)
    or (decided_by is null and due_at is not null and decided_at >= due_at)
  )
);
-- Of what is taken back or put right there may be several; of what stands there is one for a day, and of what waits.
create unique index law_rule_version_one on law_rule_version (code, since) where state = 'stands';
create unique index law_rule_version_one_waits on law_rule_version (code, since) where state = 'waiting';
create unique index law_rule_version_replaced_once on law_rule_version (replaces)
  where state in ('stands', 'put-right');

-- What has held is never changed or deleted. It may be looked at again; what waits is decided; what has not begun yet can
-- be taken back.
create function keep_law_rule_version() returns trigger language plpgsql as $$
begin
  if tg_op <> 'UPDATE' then
    raise exception 'versions of a rule are never deleted' using errcode = 'restrict_violation';
  end if;
  if (new.id, new.code, new.since, new.value, new.source, new.created_by, new.created_at, new.due_at, new.replaces)
    is distinct from
    (old.id, old.code, old.since, old.value, old.source, old.created_by, old.created_at, old.due_at, old.replaces)
  then
    raise exception 'versions of a rule are never changed' using errcode = 'restrict_violation';
  end if;
  if new.state <> old.state and not (
    (old.state = 'waiting' and new.state in ('stands', 'taken-back'))
    or (old.state = 'stands' and new.state = 'put-right')
    or (
      old.state = 'stands' and new.state = 'taken-back'
      and old.since > (now() at time zone 'Asia/Kolkata')::date
    )
  ) then
    raise exception 'a version that has held stays' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger law_rule_version_kept before update or delete on law_rule_version
  for each row execute function keep_law_rule_version();
create trigger law_rule_version_whole before truncate on law_rule_version execute function refuse_change();

-- At the end of the work: whatever was put right has another one in its place, of the same rule and the same day.
create function require_law_rule_version_in_its_place() returns trigger language plpgsql as $$
begin
  if not exists (
    select from law_rule_version other
    where other.replaces = new.id and other.code = new.code and other.since = new.since
      and other.state in ('stands', 'put-right')
  ) then
    raise exception 'a version that is put right has another one in its place' using errcode = 'restrict_violation';
  end if;
  return null;
end $$;
create constraint trigger law_rule_version_in_its_place
  after insert or update of state on law_rule_version deferrable initially deferred
  for each row when (new.state = 'put-right') execute function require_law_rule_version_in_its_place();

-- Lines that were compared with their sources were so on 15-Nov-2026; the others are named below.
insert into law_rule (code, kind, title) values
  ('late-fee/gstr-1', 'late-fee', 'GSTR-1'),
  ('late-fee/iff', 'late-fee', 'IFF'),
  ('late-fee/gstr-3b', 'late-fee', 'GSTR-3B'),
  ('late-fee/pmt-06', 'late-fee', 'PMT-06'),
  ('late-fee/cmp-08', 'late-fee', 'CMP-08'),
  ('late-fee/gstr-4', 'late-fee', 'GSTR-4'),
  ('late-fee/gstr-5', 'late-fee', 'GSTR-5'),
  ('late-fee/gstr-5a', 'late-fee', 'GSTR-5A'),
  ('late-fee/gstr-6', 'late-fee', 'GSTR-6'),
  ('late-fee/gstr-7', 'late-fee', 'GSTR-7'),
  ('late-fee/gstr-8', 'late-fee', 'GSTR-8'),
  ('late-fee/gstr-9', 'late-fee', 'GSTR-9'),
  ('late-fee/gstr-9c', 'late-fee', 'GSTR-9C'),
  ('late-fee/gstr-10', 'late-fee', 'GSTR-10'),
  ('due/gstr-1/regular/all', 'due-date', 'GSTR-1: Regular, monthly'),
  ('due/gstr-1/qrmp/all', 'due-date', 'GSTR-1: QRMP, quarterly'),
  ('due/iff/qrmp/all', 'due-date', 'IFF: QRMP, quarterly'),
  ('due/gstr-3b/regular/all', 'due-date', 'GSTR-3B: Regular, monthly'),
  ('due/gstr-3b/qrmp/A', 'due-date', 'GSTR-3B: QRMP, quarterly, states of group A'),
  ('due/gstr-3b/qrmp/B', 'due-date', 'GSTR-3B: QRMP, quarterly, states of group B'),
  ('due/pmt-06/qrmp/all', 'due-date', 'PMT-06: QRMP, quarterly'),
  ('due/cmp-08/composition/all', 'due-date', 'CMP-08: Composition'),
  ('due/gstr-4/composition/all', 'due-date', 'GSTR-4: Composition'),
  ('due/gstr-5/non-resident/all', 'due-date', 'GSTR-5: Non-resident'),
  ('due/gstr-5a/oidar/all', 'due-date', 'GSTR-5A: OIDAR services from abroad'),
  ('due/gstr-6/isd/all', 'due-date', 'GSTR-6: Input service distributor'),
  ('due/gstr-7/tds/all', 'due-date', 'GSTR-7: Tax deductor (TDS)'),
  ('due/gstr-8/tcs/all', 'due-date', 'GSTR-8: E-commerce operator (TCS)'),
  ('due/gstr-9/regular/all', 'due-date', 'GSTR-9: Regular, monthly'),
  ('due/gstr-9/qrmp/all', 'due-date', 'GSTR-9: QRMP, quarterly'),
  ('due/gstr-9c/regular/all', 'due-date', 'GSTR-9C: Regular, monthly'),
  ('due/gstr-10/regular/all', 'due-date', 'GSTR-10: Regular, monthly'),
  ('due/gstr-10/qrmp/all', 'due-date', 'GSTR-10: QRMP, quarterly'),
  ('bar/gstr-1', 'filing-bar', 'GSTR-1'),
  ('bar/iff', 'filing-bar', 'IFF'),
  ('bar/gstr-3b', 'filing-bar', 'GSTR-3B'),
  ('bar/pmt-06', 'filing-bar', 'PMT-06'),
  ('bar/cmp-08', 'filing-bar', 'CMP-08'),
  ('bar/gstr-4', 'filing-bar', 'GSTR-4'),
  ('bar/gstr-5', 'filing-bar', 'GSTR-5'),
  ('bar/gstr-5a', 'filing-bar', 'GSTR-5A'),
  ('bar/gstr-6', 'filing-bar', 'GSTR-6'),
  ('bar/gstr-7', 'filing-bar', 'GSTR-7'),
  ('bar/gstr-8', 'filing-bar', 'GSTR-8'),
  ('bar/gstr-9', 'filing-bar', 'GSTR-9'),
  ('bar/gstr-9c', 'filing-bar', 'GSTR-9C'),
  ('bar/gstr-10', 'filing-bar', 'GSTR-10'),
  ('threshold/gstr-9', 'threshold', 'GSTR-9'),
  ('threshold/gstr-9c', 'threshold', 'GSTR-9C'),
  ('tds/commission', 'tds', 'TDS on commission');

insert into law_rule_version (code, since, value, source, looked_at)
select code, since::date, value::jsonb, source, '2026-11-15' from (values
  ('late-fee/gstr-1', '2017-07-01', '{"bands":[{"upTo":null,"perDay":5000,"cap":1000000,"capShare":null}],"nil":{"perDay":2000,"cap":1000000}}', 'Notification 4/2018-Central Tax; cap of section 47(1)'),
  ('late-fee/gstr-1', '2021-06-01', '{"bands":[{"upTo":"up-to-1.5","perDay":5000,"cap":200000,"capShare":null},{"upTo":"2-to-5","perDay":5000,"cap":500000,"capShare":null},{"upTo":null,"perDay":5000,"cap":1000000,"capShare":null}],"nil":{"perDay":2000,"cap":50000}}', 'Notification 20/2021-Central Tax, June 2021 onwards'),
  ('late-fee/iff', '2017-07-01', '{"bands":[],"nil":null}', 'Optional and taken until its date only; section 47 has no fee for it'),
  ('late-fee/gstr-3b', '2017-07-01', '{"bands":[{"upTo":null,"perDay":5000,"cap":1000000,"capShare":null}],"nil":{"perDay":2000,"cap":1000000}}', 'Notifications 64/2017 and 76/2018-Central Tax; cap of section 47(1)'),
  ('late-fee/gstr-3b', '2021-06-01', '{"bands":[{"upTo":"up-to-1.5","perDay":5000,"cap":200000,"capShare":null},{"upTo":"2-to-5","perDay":5000,"cap":500000,"capShare":null},{"upTo":null,"perDay":5000,"cap":1000000,"capShare":null}],"nil":{"perDay":2000,"cap":50000}}', 'Notification 19/2021-Central Tax, June 2021 onwards'),
  ('late-fee/pmt-06', '2017-07-01', '{"bands":[],"nil":null}', 'A challan; interest under section 50 only'),
  ('late-fee/cmp-08', '2017-07-01', '{"bands":[],"nil":null}', 'A statement under Rule 62; interest under section 50 only'),
  ('late-fee/gstr-4', '2017-07-01', '{"bands":[{"upTo":null,"perDay":5000,"cap":1000000,"capShare":null}],"nil":{"perDay":2000,"cap":1000000}}', 'Notification 73/2017-Central Tax; cap of section 47(1)'),
  ('late-fee/gstr-4', '2021-04-01', '{"bands":[{"upTo":null,"perDay":5000,"cap":200000,"capShare":null}],"nil":{"perDay":2000,"cap":50000}}', 'Notification 21/2021-Central Tax, 2021-22 onwards'),
  ('late-fee/gstr-5', '2017-07-01', '{"bands":[{"upTo":null,"perDay":5000,"cap":1000000,"capShare":null}],"nil":{"perDay":2000,"cap":1000000}}', 'Notification 5/2018-Central Tax; cap of section 47(1)'),
  ('late-fee/gstr-5a', '2017-07-01', '{"bands":[{"upTo":null,"perDay":5000,"cap":1000000,"capShare":null}],"nil":{"perDay":2000,"cap":1000000}}', 'Notification 6/2018-Central Tax; cap of section 47(1)'),
  ('late-fee/gstr-6', '2017-07-01', '{"bands":[{"upTo":null,"perDay":5000,"cap":1000000,"capShare":null}],"nil":null}', 'Notification 7/2018-Central Tax; cap of section 47(1)'),
  ('late-fee/gstr-7', '2017-07-01', '{"bands":[{"upTo":null,"perDay":20000,"cap":1000000,"capShare":null}],"nil":null}', 'Section 47(1)'),
  ('late-fee/gstr-7', '2021-06-01', '{"bands":[{"upTo":null,"perDay":5000,"cap":200000,"capShare":null}],"nil":{"perDay":0,"cap":0}}', 'Notification 23/2024-Central Tax, June 2021 onwards'),
  ('late-fee/gstr-8', '2017-07-01', '{"bands":[{"upTo":null,"perDay":20000,"cap":1000000,"capShare":null}],"nil":null}', 'Section 47(1)'),
  ('late-fee/gstr-9', '2017-07-01', '{"bands":[{"upTo":null,"perDay":20000,"cap":null,"capShare":50}],"nil":null}', 'Section 47(2)'),
  ('late-fee/gstr-9', '2022-04-01', '{"bands":[{"upTo":"2-to-5","perDay":5000,"cap":null,"capShare":4},{"upTo":"5-to-20","perDay":10000,"cap":null,"capShare":4},{"upTo":null,"perDay":20000,"cap":null,"capShare":50}],"nil":null}', 'Notification 7/2023-Central Tax, 2022-23 onwards; above ₹20 crore section 47(2)'),
  ('late-fee/gstr-9c', '2017-07-01', '{"bands":[{"upTo":null,"perDay":20000,"cap":null,"capShare":50}],"nil":null}', 'Section 47(2)'),
  ('late-fee/gstr-9c', '2022-04-01', '{"bands":[{"upTo":"2-to-5","perDay":5000,"cap":null,"capShare":4},{"upTo":"5-to-20","perDay":10000,"cap":null,"capShare":4},{"upTo":null,"perDay":20000,"cap":null,"capShare":50}],"nil":null}', 'Notification 7/2023-Central Tax, 2022-23 onwards; above ₹20 crore section 47(2)'),
  ('late-fee/gstr-10', '2017-07-01', '{"bands":[{"upTo":null,"perDay":20000,"cap":1000000,"capShare":null}],"nil":null}', 'Section 47(1)'),
  ('bar/gstr-1', '2017-07-01', '{"years":3}', 'Section 37(5)'),
  ('bar/iff', '2017-07-01', '{"years":0}', 'Rule 59(2): optional, and taken until its date only'),
  ('bar/gstr-3b', '2017-07-01', '{"years":3}', 'Section 39(11)'),
  ('bar/pmt-06', '2017-07-01', '{"years":null}', 'A challan is no return of section 39'),
  ('bar/cmp-08', '2017-07-01', '{"years":null}', 'A statement under Rule 62; sections 37, 39, 44 and 52 do not name it'),
  ('bar/gstr-4', '2017-07-01', '{"years":3}', 'Section 39(11)'),
  ('bar/gstr-5', '2017-07-01', '{"years":3}', 'Section 39(11)'),
  ('bar/gstr-5a', '2017-07-01', '{"years":3}', 'Section 39(11)'),
  ('bar/gstr-6', '2017-07-01', '{"years":3}', 'Section 39(11)'),
  ('bar/gstr-7', '2017-07-01', '{"years":3}', 'Section 39(11)'),
  ('bar/gstr-8', '2017-07-01', '{"years":3}', 'Section 52(15)'),
  ('bar/gstr-9', '2017-07-01', '{"years":3}', 'Section 44(2)'),
  ('bar/gstr-9c', '2017-07-01', '{"years":3}', 'Section 44(2)'),
  ('bar/gstr-10', '2017-07-01', '{"years":null}', 'Section 45 has no bar'),
  ('threshold/gstr-9', '2017-07-01', '{"aboveCrore":2}', 'Notification 47/2019-Central Tax, and those of the years after it'),
  ('threshold/gstr-9', '2025-03-31', '{"aboveCrore":2}', 'Notification 15/2025-Central Tax, 2024-25 onwards'),
  ('threshold/gstr-9c', '2017-07-01', '{"aboveCrore":5}', 'Rule 80(3)'),
  ('tds/commission', '2017-07-01', '{"rate":500}', 'Section 194H of the Income-tax Act 1961'),
  ('tds/commission', '2024-10-01', '{"rate":200}', 'Section 194H, as changed by the Finance (No. 2) Act 2024'),
  ('tds/commission', '2026-04-01', '{"rate":200}', 'Section 393(1), Table 1(ii) of the Income-tax Act 2025')
) as line (code, since, value, source);

insert into law_rule_version (code, since, value, source, looked_at)
select code, since::date, value::jsonb, source, '2026-11-15' from (values
  ('due/gstr-1/regular/all', '2017-07-01', '{"day":11,"monthsAfter":1}', 'Section 37; Notification 83/2020-Central Tax'),
  ('due/gstr-1/qrmp/all', '2017-07-01', '{"day":13,"monthsAfter":1}', 'Section 37; Notification 83/2020-Central Tax'),
  ('due/iff/qrmp/all', '2017-07-01', '{"day":13,"monthsAfter":1}', 'Rule 59(2)'),
  ('due/gstr-3b/regular/all', '2017-07-01', '{"day":20,"monthsAfter":1}', 'Section 39; Rule 61(1)'),
  ('due/gstr-3b/qrmp/A', '2017-07-01', '{"day":22,"monthsAfter":1}', 'Section 39; Rule 61(1), Table'),
  ('due/gstr-3b/qrmp/B', '2017-07-01', '{"day":24,"monthsAfter":1}', 'Section 39; Rule 61(1), Table'),
  ('due/pmt-06/qrmp/all', '2017-07-01', '{"day":25,"monthsAfter":1}', 'Rule 61(3)'),
  ('due/cmp-08/composition/all', '2017-07-01', '{"day":18,"monthsAfter":1}', 'Rule 62(1)'),
  ('due/gstr-4/composition/all', '2017-07-01', '{"day":30,"monthsAfter":1}', 'Rule 62(1)'),
  ('due/gstr-4/composition/all', '2025-03-31', '{"day":30,"monthsAfter":3}', 'Notification 12/2024-Central Tax, 2024-25 onwards'),
  ('due/gstr-5/non-resident/all', '2017-07-01', '{"day":13,"monthsAfter":1}', 'Section 39(5)'),
  ('due/gstr-5a/oidar/all', '2017-07-01', '{"day":20,"monthsAfter":1}', 'Section 39; Rule 64'),
  ('due/gstr-6/isd/all', '2017-07-01', '{"day":13,"monthsAfter":1}', 'Section 39(4)'),
  ('due/gstr-7/tds/all', '2017-07-01', '{"day":10,"monthsAfter":1}', 'Section 39(3)'),
  ('due/gstr-8/tcs/all', '2017-07-01', '{"day":10,"monthsAfter":1}', 'Section 52(4)'),
  ('due/gstr-9/regular/all', '2017-07-01', '{"day":31,"monthsAfter":9}', 'Section 44; Rule 80(1)'),
  ('due/gstr-9/qrmp/all', '2017-07-01', '{"day":31,"monthsAfter":9}', 'Section 44; Rule 80(1)'),
  ('due/gstr-9c/regular/all', '2017-07-01', '{"day":31,"monthsAfter":9}', 'Section 44; Rule 80(3)'),
  ('due/gstr-10/regular/all', '2017-07-01', '{"day":null,"monthsAfter":3}', 'Section 45: from the cancellation or its order, the later'),
  ('due/gstr-10/qrmp/all', '2017-07-01', '{"day":null,"monthsAfter":3}', 'Section 45: from the cancellation or its order, the later')
) as line (code, since, value, source);

-- Fees as the products have them; those without a rule keep the column of the product.
insert into law_rule (code, kind, title)
select 'fee/' || code, 'government-fee', name from product where government_fee > 0 order by position, code;
insert into law_rule_version (code, since, value, source, looked_at)
select 'fee/' || code, '2017-07-01', jsonb_build_object('paise', government_fee),
  'PAN fees of Protean and UTIITSL, GST included (cleartax.in/s/pan-card-fees)', '2026-11-15'
from product where government_fee > 0 order by position, code;

-- The lists of papers that are taken for a PAN, as versions of rules of law.
insert into law_rule (code, kind, title) values
  ('proofs/identity', 'proofs', 'Identity of a person'),
  ('proofs/address', 'proofs', 'Address of a person'),
  ('proofs/birth', 'proofs', 'Birth of a person'),
  ('proofs/pan', 'proofs', 'The PAN in use, for a correction'),
  ('proofs/lost-pan', 'proofs', 'The PAN in use, when its card is lost'),
  ('proofs/name-after-marriage', 'proofs', 'New name of a woman after marriage'),
  ('proofs/name', 'proofs', 'New name of a person'),
  ('proofs/parents', 'proofs', 'New name of a father or mother'),
  ('proofs/huf-name', 'proofs', 'New name of an HUF'),
  ('proofs/company', 'proofs', 'A company'),
  ('proofs/company-name', 'proofs', 'New name of a company'),
  ('proofs/firm', 'proofs', 'A partnership firm'),
  ('proofs/firm-name', 'proofs', 'New name of a partnership firm'),
  ('proofs/llp', 'proofs', 'A limited liability partnership'),
  ('proofs/trust', 'proofs', 'A trust'),
  ('proofs/body', 'proofs', 'Association, body of individuals, local authority, juridical person or government'),
  ('proofs/body-name', 'proofs', 'New name of an LLP, a trust or another body');

-- Lists that were compared with their sources were so on 15-Nov-2026; the others are named below.
insert into law_rule_version (code, since, value, source, looked_at)
select line.code, line.since::date, jsonb_build_object('proofs', line.papers::jsonb), line.source, '2026-11-15'
from (values
  ('proofs/identity', '2011-11-01', '[
    {"code":"aadhaar","label":"Aadhaar"},
    {"code":"voter-id","label":"Voter ID"},
    {"code":"driving-licence","label":"Driving licence"},
    {"code":"passport","label":"Passport"},
    {"code":"ration-card","label":"Ration card with photo"},
    {"code":"arms-licence","label":"Arms licence"},
    {"code":"government-id","label":"Photo ID of the Central or State Government or a PSU"},
    {"code":"pensioner-card","label":"Pensioner card with photo"},
    {"code":"health-card","label":"CGHS or ECHS card with photo"},
    {"code":"identity-certificate","label":"Certificate of identity (Annexure A, original)"},
    {"code":"bank-certificate","label":"Bank certificate with attested photo (Annexure B, original)"}
  ]', 'Rule 114(4) of the Income-tax Rules 1962'),
  ('proofs/address', '2011-11-01', '[
    {"code":"aadhaar","label":"Aadhaar"},
    {"code":"voter-id","label":"Voter ID"},
    {"code":"driving-licence","label":"Driving licence"},
    {"code":"passport","label":"Passport, own or of the spouse"},
    {"code":"post-office-passbook","label":"Post office passbook"},
    {"code":"property-tax","label":"Latest property tax order"},
    {"code":"domicile","label":"Domicile certificate"},
    {"code":"accommodation-letter","label":"Letter of government accommodation, up to 3 years old"},
    {"code":"property-registration","label":"Registration of property"},
    {"code":"electricity-bill","label":"Electricity bill, up to 3 months old"},
    {"code":"phone-bill","label":"Landline or broadband bill, up to 3 months old"},
    {"code":"water-bill","label":"Water bill, up to 3 months old"},
    {"code":"gas-bill","label":"Gas bill, up to 3 months old"},
    {"code":"bank-statement","label":"Bank statement, up to 3 months old"},
    {"code":"depository-statement","label":"Depository statement, up to 3 months old"},
    {"code":"card-statement","label":"Credit card statement, up to 3 months old"},
    {"code":"address-certificate","label":"Certificate of address (original)"},
    {"code":"employer-certificate","label":"Employer''s certificate (original)"}
  ]', 'Rule 114(4) of the Income-tax Rules 1962'),
  ('proofs/birth', '2011-11-01', '[
    {"code":"birth-certificate","label":"Birth certificate"},
    {"code":"matriculation","label":"Matriculation certificate or mark sheet"},
    {"code":"passport","label":"Passport"},
    {"code":"driving-licence","label":"Driving licence"},
    {"code":"voter-id","label":"Voter ID"},
    {"code":"pension-order","label":"Pension payment order"},
    {"code":"marriage-certificate","label":"Marriage certificate"},
    {"code":"domicile","label":"Domicile certificate"},
    {"code":"affidavit","label":"Affidavit before a magistrate"},
    {"code":"aadhaar","label":"Aadhaar"}
  ]', 'Rule 114(4) of the Income-tax Rules 1962'),
  ('proofs/birth', '2026-04-01', '[
    {"code":"birth-certificate","label":"Birth certificate"},
    {"code":"matriculation","label":"Matriculation certificate or mark sheet"},
    {"code":"passport","label":"Passport"},
    {"code":"driving-licence","label":"Driving licence"},
    {"code":"voter-id","label":"Voter ID"},
    {"code":"pension-order","label":"Pension payment order"},
    {"code":"marriage-certificate","label":"Marriage certificate"},
    {"code":"domicile","label":"Domicile certificate"},
    {"code":"affidavit","label":"Affidavit before a magistrate"},
    {"code":"government-id","label":"Photo ID of the Central or State Government or a PSU"},
    {"code":"health-card","label":"CGHS or ECHS card with photo"}
  ]', 'Rule 158 of the Income-tax Rules 2026: Aadhaar is no proof of birth; list of 2025 with both photo cards'),
  ('proofs/pan', '2011-11-01', '[
    {"code":"pan-card","label":"Copy of the PAN card"},
    {"code":"allotment-letter","label":"PAN allotment letter"}
  ]', 'Instructions of the form for changes in PAN data'),
  ('proofs/lost-pan', '2011-11-01', '[
    {"code":"fir-copy","label":"Copy of the FIR about the lost card"},
    {"code":"good-effort","label":"No FIR: to be processed on ''good effort''"}
  ]', 'Instructions of the form for changes in PAN data; without an FIR it is processed on ''good effort'''),
  ('proofs/name-after-marriage', '2011-11-01', '[
    {"code":"marriage-certificate","label":"Marriage certificate"},
    {"code":"marriage-invitation","label":"Marriage invitation card"},
    {"code":"passport-husband","label":"Passport with the husband''s name"},
    {"code":"gazette","label":"Gazette notification"},
    {"code":"gazetted-officer","label":"Certificate of a gazetted officer"}
  ]', 'Instructions of the form for changes in PAN data'),
  ('proofs/name', '2011-11-01', '[
    {"code":"gazette","label":"Gazette notification"},
    {"code":"gazetted-officer","label":"Certificate of a gazetted officer"}
  ]', 'Instructions of the form for changes in PAN data'),
  ('proofs/parents', '2011-11-01', '[
    {"code":"gazette","label":"Gazette notification"}
  ]', 'Instructions of the form for changes in PAN data'),
  ('proofs/huf-name', '2011-11-01', '[
    {"code":"huf-affidavit","label":"New affidavit by the Karta"}
  ]', 'Instructions of the form for changes in PAN data'),
  ('proofs/company', '2011-11-01', '[
    {"code":"roc-certificate","label":"Certificate of the Registrar of Companies"}
  ]', 'Rule 114(4) of the Income-tax Rules 1962'),
  ('proofs/company-name', '2011-11-01', '[
    {"code":"roc-name-change","label":"Certificate of the change of name by the Registrar of Companies"}
  ]', 'Instructions of the form for changes in PAN data'),
  ('proofs/firm', '2011-11-01', '[
    {"code":"firm-certificate","label":"Certificate of the Registrar of Firms"},
    {"code":"partnership-deed","label":"Partnership deed"}
  ]', 'Rule 114(4) of the Income-tax Rules 1962'),
  ('proofs/firm-name', '2011-11-01', '[
    {"code":"revised-deed","label":"Revised partnership deed"}
  ]', 'Instructions of the form for changes in PAN data'),
  ('proofs/llp', '2011-11-01', '[
    {"code":"llp-certificate","label":"Certificate of the Registrar of LLPs"}
  ]', 'Rule 114(4) of the Income-tax Rules 1962'),
  ('proofs/trust', '2011-11-01', '[
    {"code":"trust-deed","label":"Trust deed"},
    {"code":"charity-certificate","label":"Charity Commissioner''s certificate"}
  ]', 'Rule 114(4) of the Income-tax Rules 1962'),
  ('proofs/body', '2011-11-01', '[
    {"code":"agreement","label":"Agreement"},
    {"code":"registration-certificate","label":"Certificate of registration"},
    {"code":"government-document","label":"Government document with identity and address"}
  ]', 'Rule 114(4) of the Income-tax Rules 1962'),
  ('proofs/body-name', '2011-11-01', '[
    {"code":"revised-registration","label":"Revised registration or deed"}
  ]', 'Instructions of the form for changes in PAN data')
) as line (code, since, papers, source);

-- Not every line that came with the portal was compared with its source. What was not says so, and the admins are asked.
update law_rule_version set looked_at = null
where not (
  (code ~ '^late-fee/gstr-(1|3b|4|7|9|9c)$' and since >= '2020-01-01')
  or code in ('late-fee/iff', 'late-fee/cmp-08', 'tds/commission')
  or (code = 'threshold/gstr-9' and since >= '2025-01-01')
  or code ~ '^(due/gstr-10/|bar/gstr-|fee/pan-)'
  or (code in ('proofs/identity', 'proofs/address', 'proofs/birth') and since < '2012-01-01')
);

-- Up to which turnover a scheme is open, how long there is to answer the department, from which birth on only the birth
-- certificate proves it, and who is of age.
insert into law_rule (code, kind, title) values
  ('scheme/qrmp', 'scheme-limit', 'QRMP, quarterly'),
  ('scheme/composition', 'scheme-limit', 'Composition'),
  ('answer/gst-registration', 'answer-time', 'GST registration, form REG-04'),
  ('birth-certificate', 'birth-certificate', 'Birth proved by the certificate'),
  ('age/majority', 'age', 'Majority');

-- Nobody has compared these with their sources yet, and the page says so.
insert into law_rule_version (code, since, value, source)
select line.code, line.since::date, line.value::jsonb, line.source
from (values
  ('scheme/qrmp', '2021-01-01', '{"upToCrore":5}', 'Rule 61A; Notification 84/2020-Central Tax'),
  ('scheme/composition', '2019-04-01', '{"upToCrore":1.5}', 'Section 10; Notification 14/2019-Central Tax. ₹75 lakh in Arunachal Pradesh, Manipur, Meghalaya, Mizoram, Nagaland, Sikkim, Tripura and Uttarakhand: not told apart here'),
  ('answer/gst-registration', '2017-07-01', '{"workingDays":7}', 'Rule 9(2), counted from the notice in form REG-03'),
  ('birth-certificate', '2023-10-01', '{"bornFrom":"2023-10-01"}', 'Section 17(3) of the Registration of Births and Deaths Act 1969, as changed in 2023; draft of the Income-tax Rules 2026'),
  ('age/majority', '2011-11-01', '{"age":18}', 'Section 3 of the Majority Act 1875')
) as line (code, since, value, source);

-- The lists of proofs stand in the new Income-tax Rules since April 2026, with the same papers.
insert into law_rule_version (code, since, value, source)
select old.code, '2026-04-01', old.value, 'Rule 158 of the Income-tax Rules 2026, with the papers of Rule 114(4)'
from law_rule_version old
where old.code in (
    'proofs/identity', 'proofs/address', 'proofs/company', 'proofs/firm', 'proofs/llp', 'proofs/trust', 'proofs/body'
  )
  and old.since = '2011-11-01';
