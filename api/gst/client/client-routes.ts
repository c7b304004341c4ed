import * as calls from '../../../contract/gst/client.ts'
import { getSchemeLimits } from '../../../contract/gst/scheme-limits.ts'
import type { Api } from '../../platform/api.ts'
import type { Clock } from '../../platform/clock.ts'
import { clientOptions } from './client-options.ts'
import { clientTable } from './client-table.ts'
import { readSchemeLimits } from './read-scheme-limits.ts'
import { addClient, changeClient, setClientActive } from './write-client.ts'

/** The GST clients of a merchant. */
export function gstClientRoutes({ read, write, table }: Api, { clock }: { clock: Clock }) {
  table(clientTable)
  read(getSchemeLimits, ({ db }) => readSchemeLimits(db, clock.now()))
  read(calls.getClientOptions, ({ db, actor }) => clientOptions(db, actor.merchantId))
  write(calls.addClient, ({ tx, actor, body }) => addClient(tx, actor, { client: body, now: clock.now() }))
  write(calls.changeClient, ({ tx, actor, params, body }) =>
    changeClient(tx, actor, { id: params.id, client: body, now: clock.now() }),
  )
  write(calls.setClientActive, ({ tx, actor, params, body }) => setClientActive(tx, actor, { ...params, ...body }))
}
