-- The figures of law that the portal goes by: late fees, due dates, bars, thresholds, fees, rates, lists of proofs.
-- A rule has versions; on a day the newest that has begun holds.
create table law_rule (
  position integer generated always as identity unique,
  code text primary key,
  kind text not null
    check (kind in ('late-fee', 'due-date', 'filing-bar', 'threshold', 'government-fee', 'tds', 'proofs')),
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
  -- The day on which somebody last compared it with its source.
  looked_at date not null,
  looked_by bigint references app_user,
  state text not null default 'stands' check (state in ('waiting', 'stands', 'taken-back')),
  -- Nobody where it came with the portal.
  created_by bigint references app_user,
  created_at timestamptz not null default now(),
  -- For what waits and finds no second admin: when it stands by itself.
  due_at timestamptz,
  decided_by bigint references app_user,
  decided_at timestamptz,
  -- A rate that is kept back of other people's money is changed by two people, or after the wait.
  constraint law_rule_version_by_two check (
    code <> 'tds/commission' or state <> 'stands' or created_by is null
    or (decided_by is not null and decided_by <> created_by)
    or (decided_by is null and due_at is not null and decided_at >= due_at)
  )
);
-- Of what is taken back there may be several; of what stands or waits there is one for a day.
create unique index law_rule_version_one on law_rule_version (code, since) where state <> 'taken-back';

-- What has held is never changed or deleted. It may be looked at again; what waits is decided; what has not begun yet can
-- be taken back.
create function keep_law_rule_version() returns trigger language plpgsql as $$
begin
  if tg_op <> 'UPDATE' then
    raise exception 'versions of a rule are never deleted' using errcode = 'restrict_violation';
  end if;
  if (new.id, new.code, new.since, new.value, new.source, new.created_by, new.created_at, new.due_at)
    is distinct from (old.id, old.code, old.since, old.value, old.source, old.created_by, old.created_at, old.due_at)
  then
    raise exception 'versions of a rule are never changed' using errcode = 'restrict_violation';
  end if;
  if new.state <> old.state and not (
    old.state = 'waiting'
    or (old.state = 'stands' and new.state = 'taken-back' and old.since > (now() at time zone 'Asia/Kolkata')::date)
  ) then
    raise exception 'a version that has held stays' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger law_rule_version_kept before update or delete on law_rule_version
  for each row execute function keep_law_rule_version();
create trigger law_rule_version_whole before truncate on law_rule_version execute function refuse_change();

-- Lines that were compared with their sources were so on 15-Nov-2026; migration 0057 names the others.
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

-- Due dates as they are kept, with what the back office has changed. The old table stays for servers of the version before,
-- which may still run; nothing reads it any more.
insert into law_rule_version (code, since, value, source, looked_at)
select kept.code, kept.since, kept.value,
  case when law.value::jsonb = kept.value then law.source else 'Set by the back office' end, '2026-11-15'
from (
  select 'due/' || return_type || '/' || scheme || '/' || state_group as code, since,
    jsonb_build_object('day', day, 'monthsAfter', months_after) as value, id
  from gst_due_rule
) as kept
left join (values
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
) as law (code, since, value, source) on law.code = kept.code and law.since::date = kept.since
order by kept.id;
comment on table gst_due_rule is 'Read by no code since rules of law have versions; see law_rule_version.';

-- Fees as the products have them. The column stays for servers of the version before, and for products without a rule.
insert into law_rule (code, kind, title)
select 'fee/' || code, 'government-fee', name from product where government_fee > 0 order by position, code;
insert into law_rule_version (code, since, value, source, looked_at)
select 'fee/' || code, '2017-07-01', jsonb_build_object('paise', government_fee),
  'PAN fees of Protean and UTIITSL, GST included (cleartax.in/s/pan-card-fees)', '2026-11-15'
from product where government_fee > 0 order by position, code;

-- A rate of TDS that the back office had set goes on from today.
insert into law_rule_version (code, since, value, source, looked_at)
select 'tds/commission', (now() at time zone 'Asia/Kolkata')::date,
  jsonb_build_object('rate', round(value::text::numeric * 100)), 'Set by the back office',
  (now() at time zone 'Asia/Kolkata')::date
from site_setting where key = 'tdsPercent' and value::text::numeric <> 2;
-- Its setting stays where it is, unread, for servers of the version before; a change of it that waits can no longer be made.
update money_limit_change set state = 'withdrawn', decided_at = now() where state = 'open' and after ? 'tdsPercent';
delete from site_setting where key in ('gstLateFee', 'gstLateFeeNil');
