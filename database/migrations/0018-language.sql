-- The language that a person has chosen: mails and notices to them are said in it. Nothing: none was chosen.
alter table app_user add column language text check (language ~ '^[a-z]{2,3}$');
-- The language in which somebody has registered, for the mails about it and for the owner that comes of it.
alter table registration add column language text check (language ~ '^[a-z]{2,3}$');
