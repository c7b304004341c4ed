-- The list of KYC is searched by the person and by the business at once. Of two tables no index can be made, so what a
-- business is called stands beside each of its people, too.
alter table app_user add column business text not null default '';
update app_user set business = merchant.code || ' ' || merchant.business_name from merchant where merchant.id = merchant_id;

create function name_business() returns trigger language plpgsql as $$
begin
  new.business := coalesce((select code || ' ' || business_name from merchant where id = new.merchant_id), '');
  return new;
end $$;
create trigger app_user_business before insert or update of merchant_id on app_user
  for each row execute function name_business();

create function rename_business() returns trigger language plpgsql as $$
begin
  update app_user set business = new.code || ' ' || new.business_name where merchant_id = new.id;
  return null;
end $$;
create trigger merchant_renamed after update on merchant
  for each row when ((new.code, new.business_name) is distinct from (old.code, old.business_name))
  execute function rename_business();

alter table app_user add column kyc_search text not null generated always as (
  code || ' ' || user_name::text || ' ' || display_name || ' ' || email::text || ' ' || coalesce(mobile, '') || ' ' || business
) stored;
create index app_user_kyc_search on app_user using gin (kyc_search gin_trgm_ops) where role = 'merchant';
