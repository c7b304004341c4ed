-- Why the first person asks for a refund, for the second one who confirms it.
alter table pan_application add column refund_first_reason text not null default '';
