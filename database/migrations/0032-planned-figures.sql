-- Figures were kept by SQL that was put together and planned anew for every statement; now each table has a trigger
-- function of its own, whose plan PostgreSQL keeps.
create function keep_counts_by(counted regclass, kept text[]) returns void language plpgsql as $$
declare
  trigger_function text := quote_ident('keep_counts_of_' || counted);
  arguments text := (select string_agg(quote_literal(part), ', ' order by at) from unnest(kept) with ordinality as given (part, at));
  kept_values text := (
    select string_agg(format('(%L, (%s)::text, (%s)::bigint)', kept[at], kept[at + 1], kept[at + 2]), ', ')
    from generate_series(1, array_length(kept, 1), 3) as at);
  added text := format('select kept.name, kept.scope, kept.n from new_rows cross join lateral (values %s) as kept (name, scope, n)', kept_values);
  taken text := format('select kept.name, kept.scope, -kept.n from old_rows cross join lateral (values %s) as kept (name, scope, n)', kept_values);
  noted text := 'insert into kept_count_change (name, scope, n) select name, scope, sum(n) from (%s) as moved (name, scope, n) where scope is not null group by name, scope having sum(n) <> 0;';
  kind record;
begin
  execute format('create or replace function %s() returns trigger language plpgsql as %L', trigger_function, format(
    'begin if tg_op = ''INSERT'' then %s elsif tg_op = ''DELETE'' then %s else %s end if; return null; end',
    format(noted, added), format(noted, taken), format(noted, added || ' union all ' || taken)));
  for kind in values ('insert', 'new table as new_rows'), ('delete', 'old table as old_rows'),
    ('update', 'old table as old_rows new table as new_rows')
  loop
    execute format('create or replace trigger %I after %s on %s referencing %s for each statement execute function %s(%s)',
      counted || '_figures_' || kind.column1, kind.column1, counted, kind.column2, trigger_function, arguments);
  end loop;
end $$;

create or replace function keep_counts_of(counted regclass, variadic kept text[]) returns void language plpgsql as $$
begin
  perform keep_counts_by(counted, kept);
  for at in 1 .. array_length(kept, 1) by 3 loop
    execute format('insert into kept_count_change (name, scope, n) select %L, scope, sum(n) from (select (%s)::text as scope, (%s)::bigint as n from %s) as counted where scope is not null group by scope having sum(n) <> 0',
      kept[at], kept[at + 1], kept[at + 2], counted);
  end loop;
end $$;

-- What the triggers so far keep, they say themselves.
select keep_counts_by(tgrelid::regclass, (string_to_array(encode(tgargs, 'escape'), '\000'))[1:tgnargs])
from pg_trigger where tgfoid = 'keep_counts'::regproc and tgname like '%\_figures\_insert';
drop function keep_counts();
