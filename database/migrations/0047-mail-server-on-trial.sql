-- Whoever chooses the mail server reads the links that set a password. A server that one admin alone has changed is on
-- trial: until another admin confirms it, or for a day, the one before it still carries the office's mails.
alter table mail_server
  add column trial_since timestamptz,
  add column trial_by bigint references app_user,
  add column sealed_former text,
  add check ((trial_since is null) = (trial_by is null) and (trial_since is null) = (sealed_former is null));
