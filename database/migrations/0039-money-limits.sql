-- Limits on money are changed by two admins. Where there is no second one, a change waits and everybody hears of it.
create table money_limit_change (
  id bigint generated always as identity primary key,
  before jsonb not null,
  after jsonb not null,
  proposed_by bigint not null references app_user,
  proposed_at timestamptz not null,
  due_at timestamptz,
  state text not null default 'open' check (state in ('open', 'in-force', 'withdrawn')),
  decided_by bigint references app_user,
  decided_at timestamptz,
  check ((state = 'open') = (decided_at is null)),
  -- Two people, or the wait: also for whoever writes past the portal.
  check (
    state <> 'in-force'
    or (decided_by is not null and decided_by <> proposed_by)
    or (decided_by is null and due_at is not null and decided_at >= due_at)
  )
);
create unique index money_limit_change_open on money_limit_change (state) where state = 'open';

-- A request is decided by the limit that was in force when it was made, in paise.
alter table payment_request add column second_person_above bigint not null default 5000000;
update payment_request set second_person_above = value::text::numeric * 100
  from site_setting where key = 'twoPersonLimit' and status in ('pending', 'second-person');
