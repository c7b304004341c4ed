import * as calls from '../../contract/courier.ts'
import { type Actor, turnOf } from '../platform/actor.ts'
import type { Api } from '../platform/api.ts'
import type { Db } from '../platform/database.ts'
import { drawInSubprocess } from '../platform/paper/draw-in-subprocess.ts'
import { readSetting } from '../site/site-settings.ts'
import { addConsignment, addOwnConsignment } from './add-consignment.ts'
import { changeOwnConsignment } from './change-own-consignment.ts'
import { consignmentDetail } from './consignment-detail.ts'
import { courierOptions, ownCourierOptions } from './courier-options.ts'
import { consignmentTable, overdueTable, ownConsignmentTable } from './courier-table.ts'
import type { printBatchSheet } from './print-batch-sheet.ts'
import { receiveConsignment, receiveItem } from './receive-consignment.ts'

export function courierRoutes({ read, write, table, download }: Api) {
  table(consignmentTable)
  table(ownConsignmentTable)
  table(overdueTable)
  read(calls.getOwnCourierOptions, ({ db, actor }) => ownCourierOptions(db, actor))
  read(calls.getCourierOptions, ({ db, query }) => courierOptions(db, query.search))
  write(calls.addOwnConsignment, ({ tx, actor, body }) => addOwnConsignment(tx, actor, body))
  write(calls.changeOwnConsignment, ({ tx, actor, params, body }) =>
    changeOwnConsignment(tx, actor, { id: params.id, given: body }),
  )
  write(calls.addConsignment, ({ tx, actor, body }) => addConsignment(tx, actor, body))
  write(calls.receiveItem, ({ tx, actor, params, body }) => receiveItem(tx, actor, { ...params, ...body }))
  for (const side of [calls.merchantCourier, calls.officeCourier]) {
    read(side.get, ({ db, actor, params }) => consignmentDetail(db, actor, params.id))
    write(side.receive, ({ tx, actor, params }) => receiveConsignment(tx, actor, params.id))
    download(side.sheet, ({ db, actor, params }) => batchSheet(db, actor, params.id))
  }
}

async function batchSheet(db: Db, actor: Actor, id: string) {
  const parcel = await consignmentDetail(db, actor, id)
  const businessName = await readSetting(db, 'businessName')
  const draw = () =>
    drawInSubprocess<typeof printBatchSheet>({ who: turnOf(actor) }, 'batch sheet', parcel, businessName)
  return { draw, type: 'application/pdf', name: `batch-sheet-${parcel.no}.pdf` }
}
