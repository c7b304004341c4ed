-- The figures of the dashboards, kept as counts are: applications by state and shop, volume and collection by Indian day,
-- and since which day what waits has been waiting.

-- Scopes are asked for by range ('17:', '2026-11-'): that must mean the same under every locale of a server.
alter table kept_count alter column scope type text collate "C";
alter table kept_count_change alter column scope type text collate "C";

create function indian_day(moment timestamptz) returns text language sql stable as $$
  select to_char(moment at time zone 'Asia/Kolkata', 'YYYY-MM-DD')
$$;

-- Trigger for statement-level use. Its arguments come in threes: a name, its scope and what a row adds to it, the last
-- two as SQL over the row; a row without a scope adds nothing.
create function keep_counts() returns trigger language plpgsql as $$
declare
  kept text;
  added text := 'select kept.* from new_rows cross join lateral (values %s) as kept (name, scope, n)';
  taken text := 'select kept.name, kept.scope, -kept.n from old_rows cross join lateral (values %s) as kept (name, scope, n)';
begin
  select string_agg(format('(%L, (%s)::text, (%s)::bigint)', tg_argv[at], tg_argv[at + 1], tg_argv[at + 2]), ', ')
    into kept from generate_series(0, tg_nargs - 1, 3) as at;
  execute format(
    'insert into kept_count_change (name, scope, n) select name, scope, sum(n) from (%s) as moved (name, scope, n) where scope is not null group by name, scope having sum(n) <> 0',
    case tg_op
      when 'INSERT' then format(added, kept)
      when 'DELETE' then format(taken, kept)
      else format(added, kept) || ' union all ' || format(taken, kept)
    end);
  return null;
end $$;

-- Keeps counts of a table from now on, and counts what is there already.
create function keep_counts_of(counted regclass, variadic kept text[]) returns void language plpgsql as $$
declare
  arguments text := (select string_agg(quote_literal(part), ', ' order by at) from unnest(kept) with ordinality as given (part, at));
  kind record;
begin
  for kind in values ('insert', 'new table as new_rows'), ('delete', 'old table as old_rows'),
    ('update', 'old table as old_rows new table as new_rows')
  loop
    execute format('create trigger %I after %s on %s referencing %s for each statement execute function keep_counts(%s)',
      counted || '_figures_' || kind.column1, kind.column1, counted, kind.column2, arguments);
  end loop;
  for at in 1 .. array_length(kept, 1) by 3 loop
    execute format('insert into kept_count_change (name, scope, n) select %L, scope, sum(n) from (select (%s)::text as scope, (%s)::bigint as n from %s) as counted where scope is not null group by scope having sum(n) <> 0',
      kept[at], kept[at + 1], kept[at + 2], counted);
  end loop;
end $$;

-- One trigger counts all of an application; the narrower lists of a shop are counted now too.
drop trigger pan_application_count_insert on pan_application;
drop trigger pan_application_count_update on pan_application;
drop trigger pan_application_count_delete on pan_application;
drop trigger pan_application_own_insert on pan_application;
drop trigger pan_application_own_update on pan_application;
drop trigger pan_application_own_delete on pan_application;
delete from kept_count where name in ('pan_application', 'own_pan_application');
delete from kept_count_change where name in ('pan_application', 'own_pan_application');
select keep_counts_of('pan_application',
  'pan_application', 'state', '1',
  'own_pan_application', 'merchant_id || '':'' || state || '':'' || mode', '1',
  'own_pan_hardcopy', 'case when mode = ''physical'' and hardcopy in (''due'', ''couriered'', ''received'')
    and state in (''acknowledged'', ''issued'', ''tin-rejected'', ''tin-resubmitted'') then merchant_id || '':'' || hardcopy end', '1',
  'waiting', 'case when state in (''verification'', ''verified'', ''acknowledged'', ''tin-resubmitted'', ''esign-failed'')
    then ''pan-'' || state || '':'' || indian_day(state_at) end', '1',
  'volume', 'case when state not in (''draft'', ''cancelled'') then indian_day(submitted_at) || '':'' || coalesce(product_code, ''pan-'' || case type when ''N'' then ''new'' else ''correction'' end) end', '1',
  'own_volume', 'case when state not in (''draft'', ''cancelled'')
    then merchant_id || '':'' || indian_day(submitted_at) || '':'' || coalesce(product_code, ''pan-'' || case type when ''N'' then ''new'' else ''correction'' end) end', '1');

select keep_counts_of('coupon_order',
  'waiting', 'case when status = ''pending'' then ''uti-coupon:'' || indian_day(asked_at) end', '1',
  'volume', 'case when status <> ''refused'' then indian_day(asked_at) || '':uti-coupon-'' || kind end', 'quantity',
  'own_volume', 'case when status <> ''refused'' then merchant_id || '':'' || indian_day(asked_at) || '':uti-coupon-'' || kind end', 'quantity');
select keep_counts_of('psa_request',
  'waiting', 'case when status = ''pending'' then ''uti-psa:'' || indian_day(asked_at) end', '1');
select keep_counts_of('gst_registration',
  'waiting', 'case when status in (''submitted'', ''in-progress'') then ''gst-registration:'' || indian_day(status_at) end', '1',
  'volume', 'case when status not in (''draft'', ''rejected'') then indian_day(submitted_at) || '':gst-registration'' end', '1',
  'own_volume', 'case when status not in (''draft'', ''rejected'')
    then merchant_id || '':'' || indian_day(submitted_at) || '':gst-registration'' end', '1');
select keep_counts_of('registration',
  'waiting', 'case when status = ''pending'' then ''registration:'' || indian_day(dated) end', '1');
select keep_counts_of('kyc',
  'waiting', 'case when submitted_at is not null and decided_at is null then ''kyc:'' || indian_day(submitted_at) end', '1');
select keep_counts_of('payment_request',
  'waiting', 'case when status in (''pending'', ''second-person'') then ''payment:'' || indian_day(created_at) end', '1',
  'collected', 'case when status = ''approved'' then indian_day(decided_at) end', 'amount');
select keep_counts_of('gateway_order',
  'collected', 'case when state = ''paid'' then indian_day(settled_at) end', 'amount');
select keep_counts_of('correction',
  'waiting', 'case when status = ''pending'' then ''correction:'' || indian_day(asked_at) end', '1');
select keep_counts_of('consignment',
  'waiting', 'case when status = ''sent'' and direction = ''to-office'' then ''parcel:'' || indian_day(created_at) end', '1');
