import { type RawBuilder, sql } from 'kysely'

/** Every payment that was credited, whichever way it came in; days are Indian days. */
const credited = sql`
  select (request.decided_at at time zone 'Asia/Kolkata')::date as day, bank.bank_name as bank, request.mode,
    coalesce(person.display_name, '') as person, request.amount
  from payment_request request
  join bank_account bank on bank.id = request.bank_id
  left join app_user person on person.id = request.decided_by
  where request.status = 'approved'
  union all
  select (settled_at at time zone 'Asia/Kolkata')::date, initcap(provider), 'online', 'Gateway', amount
  from gateway_order where state = 'paid'`

/** Credited payments by day, bank, mode and person. Conditions on the day reach the indexes below. */
export const collected: RawBuilder<unknown> = sql`(
  select day, bank, mode, person, count(*) as payments, sum(amount)::bigint as amount
  from (${credited}) as payment group by day, bank, mode, person
) as collection`
