import { sql } from 'kysely'
import { demoMembers } from '../../database/demo/members.ts'
import { demoRegistrations } from '../../database/demo/registrations.ts'
import type { Tx } from '../platform/database.ts'
import { daysAgo } from './past.ts'

/** So many of the members have come by the public form. */
const joinedByForm = 3

/** Something to review from the first minute on. */
export async function addDemoRegistrations(tx: Tx): Promise<void> {
  const retailer = tx.selectFrom('id_type').select('id').where('name', '=', 'Retailer')
  for (const { hoursAgo, ...one } of [...demoRegistrations].reverse()) {
    const dated = new Date(Date.now() - hoursAgo * 3_600_000)
    await tx
      .insertInto('registration')
      .values({
        ...one,
        ref_no: sql`'R' || lpad(nextval('registration_no')::text, 6, '0')`,
        id_type_id: retailer,
        dated,
        consented_at: dated,
        decided_at: one.status === 'pending' ? null : new Date(),
      })
      .execute()
  }
  for (const member of demoMembers.slice(0, joinedByForm)) await addJoined(tx, member)
}

/** A registration that was approved, and the shop that came of it. */
async function addJoined(tx: Tx, member: (typeof demoMembers)[number]): Promise<void> {
  const asked = daysAgo(member.joinedDaysAgo + 2, '11:40')
  const { id } = await tx
    .insertInto('registration')
    .values({
      ref_no: sql`'R' || lpad(nextval('registration_no')::text, 6, '0')`,
      status: 'approved',
      dated: asked,
      consented_at: asked,
      decided_at: daysAgo(member.joinedDaysAgo, '12:00'),
      decided_by: tx.selectFrom('app_user').select('id').where('user_name', '=', 'admin'),
      first_name: member.firstName,
      last_name: member.lastName,
      father_name: `Mohan ${member.lastName}`,
      gender: member.gender,
      dob: '1988-03-21',
      mobile: member.mobile,
      email: member.email,
      pan: member.pan,
      id_type_id: tx.selectFrom('id_type').select('id').where('name', '=', member.idType),
      shop_name: member.business,
      ...member.address,
      client_ip: '192.0.2.40',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx.updateTable('merchant').set({ registration_id: id }).where('mobile', '=', member.mobile).execute()
}
