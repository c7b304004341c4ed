-- Where money stands. A merchant's wallet can never be below zero.
create table ledger_account (
  id bigint generated always as identity primary key,
  kind text not null,
  merchant_id bigint references merchant,
  balance bigint not null default 0,
  check (kind <> 'wallet' or balance >= 0),
  check ((kind = 'wallet') = (merchant_id is not null))
);
create unique index ledger_account_wallet on ledger_account (merchant_id) where kind = 'wallet';
