import * as idSales from '../../contract/id-sale.ts'
import * as calls from '../../contract/merchant.ts'
import type { Api } from '../platform/api.ts'
import type { Clock } from '../platform/clock.ts'
import { changeFacts } from './change-facts.ts'
import { idSaleTable } from './id-sale-table.ts'
import { idSaleTotals } from './id-sale-totals.ts'
import { lockMerchant, unlockMerchant } from './lock-merchant.ts'
import { membersBelow } from './members-below.ts'
import { merchantActivity } from './merchant-activity.ts'
import { merchantChoices } from './merchant-choices.ts'
import { merchantDetail } from './merchant-detail.ts'
import { merchantTable } from './merchant-table.ts'
import { merchantWallet } from './merchant-wallet.ts'
import { moveToIdType } from './move-to-id-type.ts'
import { moveToPackage } from './move-to-package.ts'
import { resetOwner } from './reset-owner.ts'

export function merchantRoutes({ read, write, table }: Api, { clock, publicUrl }: { clock: Clock; publicUrl: string }) {
  table(merchantTable)
  table(idSaleTable)
  read(idSales.getIdSaleTotals, ({ db }) => idSaleTotals(db))
  read(calls.getMerchant, ({ db, params }) => merchantDetail(db, params.id))
  read(calls.getMembersBelow, ({ db, params }) => membersBelow(db, params.id))
  read(calls.getMerchantWallet, ({ db, params }) => merchantWallet(db, params.id))
  read(calls.getMerchantActivity, ({ db, params }) => merchantActivity(db, params.id))
  read(calls.getMerchantChoices, ({ db, params }) => merchantChoices(db, params.id))
  write(calls.lockMerchant, ({ tx, actor, params, body }) => lockMerchant(tx, actor, { ...params, ...body }))
  write(calls.unlockMerchant, ({ tx, actor, params, body }) => unlockMerchant(tx, actor, { ...params, ...body }))
  write(calls.changeMerchantPackage, ({ tx, actor, params, body }) => moveToPackage(tx, actor, { ...params, ...body }))
  write(calls.changeMerchantType, ({ tx, actor, params, body }) => moveToIdType(tx, actor, { ...params, ...body }))
  write(calls.changeMerchant, ({ tx, actor, params, body }) => changeFacts(tx, actor, { id: params.id, facts: body }))
  write(calls.resetOwner, ({ tx, actor, params }) =>
    resetOwner(tx, actor, { id: params.id, link: { publicUrl, now: clock.now() } }),
  )
}
