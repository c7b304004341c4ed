-- One form of a payment's number, however it was typed: without the words around it, signs, leading zeros and letter case.
-- contract/payment-reference.ts says the same to whoever types it.
create function canonical_reference(typed text) returns text language sql immutable parallel safe as $$
  with plain as (select regexp_replace(upper(normalize(typed, nfkc)), '[^A-Z0-9]', '', 'g') as text),
    bare as (
      select text, regexp_replace(
        regexp_replace(text, '^(UTRNO|UTR|UPI|IMPS|NEFT|RTGS|REFNO|REF|TXNID|TXNNO|TXN|RRN|CHQNO|CHQ|CHEQUENO|CHEQUE|0)+', ''),
        '(UTR|UPI|IMPS|NEFT|RTGS)+$', '') as number
      from plain
    )
  select coalesce(nullif(number, ''), text) from bare
$$;

-- A number of a payment system is one in the whole country. Short numbers of cheques and deposit slips are not: those
-- are one per merchant.
create function reference_key(mode text, typed text, merchant bigint) returns text language sql immutable parallel safe as $$
  select case when mode in ('cash', 'cheque') and length(canonical_reference(typed)) < 10
    then canonical_reference(typed) || '@' || merchant else canonical_reference(typed) end
$$;

alter table payment_request
  add column canonical text not null generated always as (canonical_reference(reference)) stored,
  add column reference_key text not null generated always as (reference_key(mode, reference, merchant_id)) stored,
  -- What was taken twice before this rule stays as it is, numbered; nothing new gets a number.
  add column repeat_no integer not null default 0;
update payment_request set repeat_no = twin.n
  from (
    select id, row_number() over (partition by reference_key order by id) - 1 as n from payment_request where status <> 'rejected'
  ) as twin
  where twin.id = payment_request.id and twin.n > 0;
drop index payment_request_once;
create unique index payment_request_once on payment_request (reference_key, repeat_no) where status <> 'rejected';
create index payment_request_canonical on payment_request using gin (canonical gin_trgm_ops);
create index payment_request_alike on payment_request (amount, paid_on);

alter table bank_line add column canonical text not null generated always as (canonical_reference(reference)) stored;
create index bank_line_canonical on bank_line (bank_id, canonical) where canonical <> '';
