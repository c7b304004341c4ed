import { sql } from 'kysely'
import type { Tx } from '../platform/database.ts'
import type { DemoHouse } from './demo-house.ts'

/**
 * The statements of both banks as they were read: a line for each approved payment, one that a waiting payment is about,
 * money of which nobody has told, and charges.
 */
export async function addDemoBankLines(tx: Tx, { staffId }: DemoHouse): Promise<void> {
  await sql`
    insert into bank_line (bank_id, day, description, reference, amount, ordinal, payment_id, added_at, added_by)
    select bank_id, paid_on, upper(mode) || ' CR ' || reference || ' ' || upper(business_name), reference, amount, 0,
      case payment_request.status when 'approved' then payment_request.id end, least(now(), payment_request.created_at + interval '40 minutes'), ${staffId}
    from payment_request join merchant on merchant.id = merchant_id
    where mode <> 'cheque' and (payment_request.status = 'approved' or (payment_request.status = 'pending' and bank_id = (select id from bank_account where position = 2)))
    order by payment_request.id`.execute(tx)
  await sql`
    insert into bank_line (bank_id, day, description, reference, amount, ordinal, added_at, added_by)
    select bank_account.id, (now() at time zone 'Asia/Kolkata')::date - days, told.description, told.reference, told.amount, 0, now(), ${staffId}
    from (values
      (1, 2, 'UPI CR 429800000191 NAMUNA TRADERS', '429800000191', 7500::bigint * 100),
      (2, 5, 'NEFT CR HDFCN52026111101 UDAHARAN ENTERPRISES', 'HDFCN52026111101', 12000::bigint * 100),
      (1, 6, 'SMS ALERT CHARGES', '', -17.70 * 100),
      (2, 9, 'RTGS CHARGES WITH TAX', '', -29.50 * 100),
      (1, 12, 'NEFT DR PROTEAN FEES SAMPLE', 'SBINN52026110401', -48250::bigint * 100)
    ) as told (bank, days, description, reference, amount) join bank_account on position = told.bank`.execute(tx)
}
