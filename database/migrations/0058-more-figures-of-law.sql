-- Figures of law that stood in code until now: up to which turnover a scheme is open, how long there is to answer the
-- department, from which birth on only the birth certificate proves it, and who is of age.
alter table law_rule drop constraint law_rule_kind_check;
alter table law_rule add constraint law_rule_kind_check check (kind in (
  'late-fee', 'due-date', 'filing-bar', 'threshold', 'scheme-limit', 'answer-time', 'government-fee', 'tds', 'proofs',
  'birth-certificate', 'age'
));

insert into law_rule (code, kind, title) values
  ('scheme/qrmp', 'scheme-limit', 'QRMP, quarterly'),
  ('scheme/composition', 'scheme-limit', 'Composition'),
  ('answer/gst-registration', 'answer-time', 'GST registration, form REG-04'),
  ('birth-certificate', 'birth-certificate', 'Birth proved by the certificate'),
  ('age/majority', 'age', 'Majority')
on conflict (code) do nothing;

-- Nobody has compared these with their sources yet, and the page says so. A rule that has versions already keeps them.
insert into law_rule_version (code, since, value, source)
select line.code, line.since::date, line.value::jsonb, line.source
from (values
  ('scheme/qrmp', '2021-01-01', '{"upToCrore":5}', 'Rule 61A; Notification 84/2020-Central Tax'),
  ('scheme/composition', '2019-04-01', '{"upToCrore":1.5}', 'Section 10; Notification 14/2019-Central Tax. ₹75 lakh in Arunachal Pradesh, Manipur, Meghalaya, Mizoram, Nagaland, Sikkim, Tripura and Uttarakhand: not told apart here'),
  ('answer/gst-registration', '2017-07-01', '{"workingDays":7}', 'Rule 9(2), counted from the notice in form REG-03'),
  ('birth-certificate', '2023-10-01', '{"bornFrom":"2023-10-01"}', 'Section 17(3) of the Registration of Births and Deaths Act 1969, as changed in 2023; draft of the Income-tax Rules 2026'),
  ('age/majority', '2011-11-01', '{"age":18}', 'Section 3 of the Majority Act 1875')
) as line (code, since, value, source)
where not exists (select from law_rule_version kept where kept.code = line.code);

-- The lists of proofs stand in the new Income-tax Rules since April 2026, with the same papers. A list that the back
-- office has changed keeps its source.
insert into law_rule_version (code, since, value, source)
select old.code, '2026-04-01', old.value, 'Rule 158 of the Income-tax Rules 2026, with the papers of Rule 114(4)'
from law_rule_version old
where old.code in (
    'proofs/identity', 'proofs/address', 'proofs/company', 'proofs/firm', 'proofs/llp', 'proofs/trust', 'proofs/body'
  )
  and old.state = 'stands'
  and old.since = '2011-11-01'
  and old.source = 'Rule 114(4) of the Income-tax Rules 1962'
  and not exists (
    select from law_rule_version later
    where later.code = old.code and later.since > old.since and later.state in ('stands', 'waiting')
  );

-- A version to come that has put another right is taken back like any other until its day: then neither of the two holds.
create or replace function keep_law_rule_version() returns trigger language plpgsql as $$
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
