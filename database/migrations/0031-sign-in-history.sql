-- Sign-ins stay as history. Who it was stands beside device and address, as it was then, so that one index finds all
-- of it; what somebody is stands there too, because a list of a million is filtered by it.
alter table sign_in
  add column who text not null default '',
  add column kind text not null default '',
  add column search_text text not null generated always as (who || ' ' || device || ' ' || ip) stored;
update sign_in set
  who = app_user.code || ' ' || app_user.user_name::text || ' ' || app_user.display_name,
  kind = case when role <> 'merchant' then role when is_owner then 'owner' else 'merchant-staff' end
  from app_user where app_user.id = sign_in.user_id;
create function name_sign_in() returns trigger language plpgsql as $$
begin
  select code || ' ' || user_name::text || ' ' || display_name,
    case when role <> 'merchant' then role when is_owner then 'owner' else 'merchant-staff' end
    into new.who, new.kind from app_user where id = new.user_id;
  return new;
end $$;
create trigger sign_in_named before insert on sign_in for each row execute function name_sign_in();

create index sign_in_started on sign_in (started_at desc, id desc);
create index sign_in_of_user on sign_in (user_id, started_at desc, id desc);
create index sign_in_kind on sign_in (kind, started_at desc, id desc);
create index sign_in_how on sign_in (coalesce(end_reason, 'open'), started_at desc, id desc);
create index sign_in_search on sign_in using gin (search_text gin_trgm_ops);
-- What runs out, and what still knows its browser: both are few, and looked for again and again.
create index sign_in_due on sign_in (expires_at) where ended_at is null;
create index sign_in_remembering on sign_in (ended_at) where device_hash <> '';
create trigger sign_in_count_insert after insert on sign_in referencing new table as new_rows
  for each statement execute function keep_count();
create trigger sign_in_count_delete after delete on sign_in referencing old table as old_rows
  for each statement execute function keep_count();
insert into kept_count_change (name, scope, n) select 'sign_in', '', count(*) from sign_in;

-- A parcel is found by its docket alone, whichever company carries it.
create index consignment_by_docket on consignment (upper(docket)) where docket <> '';
