-- People are listed, searched and counted. Of two who edit one person at once, the later is told: by the version.
alter table app_user
  add column version integer not null default 1,
  add column search_text text not null generated always as (
    code || ' ' || user_name::text || ' ' || display_name || ' ' || email::text || ' ' || coalesce(mobile, '')
  ) stored;
create index app_user_search on app_user using gin (search_text gin_trgm_ops);
create index app_user_created on app_user (created_at desc, id desc);
create trigger app_user_count after insert on app_user referencing new table as new_rows
  for each statement execute function keep_count('role');
insert into kept_count_change (name, scope, n) select 'app_user', role, count(*) from app_user group by role;
