-- Reports over many days add up what each day came to, instead of every posting of it. A day is summed up once it is
-- over: the ledger only grows, so what a closed day came to stays as it is.
create table closed_days (
  one boolean primary key default true check (one),
  -- Every day up to this one is closed.
  until date not null
);
insert into closed_days (until) values ('2000-01-01');

create table ledger_day (
  day date not null,
  account_id bigint not null references ledger_account,
  kind text not null,
  entries bigint not null,
  debit bigint not null,
  credit bigint not null,
  primary key (day, account_id, kind)
);
create index ledger_day_account on ledger_day (account_id, day);

create table commission_day (
  day date not null,
  merchant_id bigint not null references merchant,
  product_code text not null references product,
  level smallint not null,
  shares bigint not null,
  earned bigint not null,
  taken_back bigint not null,
  tds bigint not null,
  primary key (day, merchant_id, product_code, level)
);
create index commission_day_merchant on commission_day (merchant_id, day);

-- Entries are written as they happen. One with a moment of the past, as when data are taken over, opens its day again.
create function reopen_days() returns trigger language plpgsql as $$
begin
  update closed_days set until = (new.at at time zone interval '05:30')::date - 1
    where until >= (new.at at time zone interval '05:30')::date;
  return null;
end $$;
create trigger ledger_entry_backdated after insert on ledger_entry
  for each row when (new.at < now() - interval '1 hour') execute function reopen_days();
