import { exportsAtOnce } from '../../contract/export.ts'
import type { Actor } from '../platform/actor.ts'
import type { Tx } from '../platform/database.ts'
import type { ExportOrder } from '../platform/platform.ts'
import { conflict } from '../platform/problem.ts'

/** Notes an export to be made after the answer. The person's row is locked, so that ten clicks are counted one by one. */
export async function queueExport(tx: Tx, actor: Actor, order: ExportOrder): Promise<string> {
  await tx.selectFrom('app_user').select('id').where('id', '=', actor.id).forUpdate().execute()
  const open = await tx
    .selectFrom('export_job')
    .select('id')
    .where('user_id', '=', actor.id)
    .where('state', 'in', ['waiting', 'making'])
    .execute()
  if (open.length >= exportsAtOnce) {
    throw conflict(`${exportsAtOnce} exports of yours are being made. Please wait for one of them, or discard it.`)
  }
  const { id } = await tx
    .insertInto('export_job')
    .values({
      user_id: actor.id,
      list: order.list,
      params: JSON.stringify(order.params),
      asked: JSON.stringify(order.asked),
      title: order.title,
      format: order.asked.format,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
