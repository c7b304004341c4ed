-- A first password that somebody else has typed runs out.
alter table app_user add column first_password_until timestamptz;
update app_user set first_password_until = created_at + interval '72 hours' where must_change_password;
