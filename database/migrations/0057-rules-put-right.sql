-- A version with a slip in it is put right by another one for the same day. Both are kept, and the new one says which it
-- replaces; without the new one the old one goes on.
alter table law_rule_version add column replaces bigint references law_rule_version;
alter table law_rule_version drop constraint law_rule_version_state_check;
alter table law_rule_version add constraint law_rule_version_state_check
  check (state in ('waiting', 'stands', 'taken-back', 'put-right'));
alter table law_rule_version drop constraint law_rule_version_by_two;
alter table law_rule_version add constraint law_rule_version_by_two check (
  code not like 'tds/%' or state not in ('stands', 'put-right') or created_by is null
  or (decided_by is not null and decided_by <> created_by)
  or (decided_by is null and due_at is not null and decided_at >= due_at)
);
drop index law_rule_version_one;
create unique index law_rule_version_one on law_rule_version (code, since) where state = 'stands';
create unique index law_rule_version_one_waits on law_rule_version (code, since) where state = 'waiting';
create unique index law_rule_version_replaced_once on law_rule_version (replaces)
  where state in ('stands', 'put-right');

-- Not every line that came with the portal was compared with its source. What was not says so, and the admins are asked.
alter table law_rule_version alter column looked_at drop not null;

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
    -- What has put another right is not taken back: neither of the two would be left.
    or (
      old.state = 'stands' and new.state = 'taken-back' and old.replaces is null
      and old.since > (now() at time zone 'Asia/Kolkata')::date
    )
  ) then
    raise exception 'a version that has held stays' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

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

update law_rule_version set looked_at = null
where created_by is null and looked_by is null and source <> 'Set by the back office' and not (
  (code ~ '^late-fee/gstr-(1|3b|4|7|9|9c)$' and since >= '2020-01-01')
  or code in ('late-fee/iff', 'late-fee/cmp-08', 'tds/commission')
  or (code = 'threshold/gstr-9' and since >= '2025-01-01')
  or code ~ '^(due/gstr-10/|bar/gstr-|fee/pan-)'
  or (code in ('proofs/identity', 'proofs/address', 'proofs/birth') and since < '2012-01-01')
);
