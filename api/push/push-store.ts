import { type PushAddress, type PushKind, pushAddress } from '../../contract/push.ts'
import type { Db } from '../platform/database.ts'
import { keyedHashOf, seal, unseal } from '../platform/vault.ts'

const context = 'push_device.sealed_address'

export const sealAddress = ({ endpoint, keys }: PushAddress) => ({
  sealed_address: seal(JSON.stringify({ endpoint, keys }), context),
  address_hash: keyedHashOf(`push:${endpoint}`),
})

export const openAddress = (sealed: string): PushAddress => pushAddress.parse(JSON.parse(unseal(sealed, context)))

/** The browser that a sign-in belongs to. */
export const deviceOf = (db: Db, signInId: string) =>
  db.selectFrom('sign_in').select('device_hash').where('id', '=', signInId)

/** A device that wants notices of this kind; nobody's who is locked out, or whose business is. */
export const findDevice = (db: Db, id: string, kind: PushKind) =>
  db
    .selectFrom('push_device')
    .innerJoin('app_user', 'app_user.id', 'push_device.user_id')
    .leftJoin('merchant', 'merchant.id', 'app_user.merchant_id')
    .select(['push_device.id', 'push_device.sealed_address', 'app_user.language'])
    .where('push_device.id', '=', id)
    .where('app_user.locked_at', 'is', null)
    .where('merchant.locked_at', 'is', null)
    .where((eb) => eb(eb.val<string>(kind), '=', eb.fn.any('push_device.kinds')))
    .executeTakeFirst()
