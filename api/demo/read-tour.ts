import { formatDate } from '../../contract/kernel/dates.ts'
import type { ReplyOf } from '../../contract/kernel/endpoint.ts'
import type { getTour } from '../../contract/tour.ts'
import { demoPassword } from '../../database/demo/people.ts'
import { demoTour } from '../../database/demo/tour.ts'
import type { Db } from '../platform/database.ts'

/** The stops, with somebody's number to follow, a form to unpack, and the codes by which the browser knows who is signed in. */
export async function readTour(db: Db): Promise<ReplyOf<typeof getTour>> {
  const names = [...new Set(demoTour.map(({ userName }) => userName))]
  const people = await db.selectFrom('app_user').select(['user_name', 'code']).where('user_name', 'in', names).execute()
  const followed = await db
    .selectFrom('pan_application')
    .select(['ack_no', 'born'])
    .where('ack_no', 'is not', null)
    .where('born', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const unpacked = await db
    .selectFrom('consignment_item as item')
    .innerJoin('consignment', 'consignment.id', 'item.consignment_id')
    .innerJoin('pan_application', 'pan_application.id', 'item.application_id')
    .select(['consignment.no', 'pan_application.ref_no'])
    .where('consignment.direction', '=', 'to-office')
    .where('consignment.status', '=', 'sent')
    .where('item.state', '=', 'sent')
    .orderBy('item.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return {
    password: demoPassword,
    stops: demoTour.map((stop) => ({
      ...stop,
      attempt: stop.attempt
        .replace('{ackNo}', followed?.ack_no ?? '')
        .replace('{born}', formatDate(followed?.born ?? ''))
        .replace('{parcel}', unpacked?.no ?? '')
        .replace('{token}', unpacked?.ref_no ?? ''),
      code: people.find(({ user_name }) => user_name === stop.userName)?.code ?? '',
    })),
  }
}
