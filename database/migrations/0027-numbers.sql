-- Numbers are what people search most by, and what an index of three letters finds worst: every three digits stand in
-- some number of every thirtieth row. Six digits in a row stand in few, so they have an index of their own.
create function six_digits(searched text) returns int[]
  language sql immutable strict parallel safe
  return (
    select coalesce(array_agg(distinct substr(run[1], at, 6)::int), '{}')
    from regexp_matches(searched, '[0-9]{6,}', 'g') as run, generate_series(1, length(run[1]) - 5) as at
  );
create index pan_application_numbers on pan_application using gin (six_digits(search_text));
