-- What those above a seller earn waits on an account of the house until the sale is final; only then it is theirs to
-- spend. A sale that is taken back before that takes nothing out of anybody's wallet but the seller's.
insert into ledger_account (kind) values ('override-pending');

-- An override is earned when it is paid out, so until then there is no moment.
alter table sale_share alter column earned_at drop not null, alter column earned_at drop default;
create index sale_share_pending on sale_share (merchant_id) where earned_at is null;

-- The entry that paid the overrides out. Sales of earlier days paid them at once and have none.
alter table sale add column release_entry_id bigint unique references ledger_entry;

-- An advance is taken back from the next earnings by itself; so much of it has come back.
alter table wallet_advance add column set_off bigint not null default 0 check (set_off between 0 and amount);
create index wallet_advance_open on wallet_advance (merchant_id, id) where set_off < amount;
