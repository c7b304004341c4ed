-- What the clients of the merchants have to file, return by return, as the due dates of now say it: a report asks for
-- what nobody has sent in, of all merchants at once. A round writes it down, each client once a day and after a change.
create table gst_duty (
  id bigint generated always as identity primary key,
  client_id bigint not null references gst_client,
  merchant_id bigint not null references merchant,
  return_type text not null,
  period text not null,
  period_label text not null,
  due_on date not null,
  -- The last day on which the portal takes it.
  last_on date not null,
  -- Filed, or under way.
  taken boolean not null,
  unique (client_id, return_type, period)
);
create index gst_duty_due on gst_duty (due_on, id) where not taken;
create index gst_duty_merchant on gst_duty (merchant_id, due_on) where not taken;

-- The day for which the duties of a client are written down; without a row they are not, or no longer.
create table gst_duty_day (
  client_id bigint primary key references gst_client,
  day date not null
);

create function forget_duties() returns trigger language plpgsql as $$
begin
  delete from gst_duty_day where client_id = new.id;
  return null;
end $$;
create trigger gst_client_duties after update on gst_client for each row execute function forget_duties();

create function take_duty() returns trigger language plpgsql as $$
begin
  update gst_duty set taken = new.status not in ('rejected', 'withdrawn')
    where client_id = new.client_id and return_type = new.return_type and period = new.period
      and taken <> (new.status not in ('rejected', 'withdrawn'));
  return null;
end $$;
create trigger gst_filing_duty after insert or update of status on gst_filing for each row execute function take_duty();
