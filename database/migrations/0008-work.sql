-- What services do for merchants has one timeline: every move, who made it and what was said. Kept as it was.
create table work_event (
  id bigint generated always as identity primary key,
  -- The key of the service in the register; the record stands in that service's own table.
  service text not null,
  record_id bigint not null,
  at timestamptz not null default now(),
  move text not null,
  from_state text not null,
  to_state text not null,
  actor_id bigint references app_user,
  remark text not null default '',
  -- Codes and words of a rejection.
  reasons jsonb not null default '[]'
);
create index work_event_record on work_event (service, record_id, id);
create trigger work_event_kept before update or delete on work_event for each row execute function refuse_change();

-- What has a timeline is never deleted. A foreign key cannot say so, because records stand in several tables; each of them
-- hands in the key of its service.
create function refuse_deleting_moved() returns trigger language plpgsql as $$
begin
  if exists (select from work_event where service = tg_argv[0] and record_id = old.id) then
    raise exception '% % has a timeline, so it is never deleted', tg_table_name, old.id using errcode = 'restrict_violation';
  end if;
  return old;
end $$;
