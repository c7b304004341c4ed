import type { Selectable } from 'kysely'
import type { Filer } from '../../../contract/gst/returns.ts'
import type { GstClientTable } from '../../../database/schema.ts'
import { gstAnswers } from '../../../texts/en/gst-answer.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Db, Tx } from '../../platform/database.ts'
import { notFound } from '../../platform/problem.ts'

export type Client = Selectable<GstClientTable>
type Asker = Pick<Actor, 'merchantId'>

const query = (db: Db, { merchantId }: Asker, id: string) =>
  db.selectFrom('gst_client').selectAll().where('id', '=', id).where('merchant_id', '=', merchantId)

function found(client: Client | undefined): Client {
  if (!client) throw notFound(gstAnswers.noSuchClient())
  return client
}

export const lockClient = async (tx: Tx, actor: Asker, id: string): Promise<Client> =>
  found(await query(tx, actor, id).forUpdate().executeTakeFirst())

export const readClient = async (db: Db, actor: Asker, id: string): Promise<Client> =>
  found(await query(db, actor, id).executeTakeFirst())

/** Those whose returns are looked after. */
export const activeClients = (db: Db, merchantId: string | null): Promise<Client[]> =>
  db
    .selectFrom('gst_client')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('active', '=', true)
    .orderBy('id')
    .execute()

/** The part of a client that decides which returns are wanted. */
export const filerOf = ({ scheme, turnover, cancelled_on }: Client): Filer => ({
  scheme,
  turnover,
  cancelledOn: cancelled_on,
})
