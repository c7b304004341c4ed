-- The house imports all AO codes of the country, more than a list counts row by row.
select keep_counts_of('ao_code', 'ao_code', '''''', '1');
