import { sql } from 'kysely'
import type { PushAddress, PushKind } from '../../contract/push.ts'
import type { Actor } from '../platform/actor.ts'
import type { Tx } from '../platform/database.ts'
import { signInAgain } from '../platform/problem.ts'
import { deviceOf, sealAddress } from './push-store.ts'
import { refuseAddress } from './refuse-address.ts'

/** A shop has a few phones and a computer; who adds more loses the one not used for longest. */
export const mostDevices = 10

interface Wanted extends PushAddress {
  kinds: readonly PushKind[]
}

/** Sends notices of these kinds to the browser of this sign-in. A browser is one person's: whose it was before loses it. */
export async function subscribeDevice(
  tx: Tx,
  actor: Actor,
  { wanted, privateHosts, now }: { wanted: Wanted; privateHosts: boolean; now: Date },
): Promise<void> {
  refuseAddress(wanted, privateHosts)
  await sql`select pg_advisory_xact_lock(hashtext(${`push devices of ${actor.id}`}))`.execute(tx)
  // Who ends sign-ins at this moment waits, and then finds this device, too.
  const alive = await deviceOf(tx, actor.signInId).where('ended_at', 'is', null).forShare().executeTakeFirst()
  if (!alive) throw signInAgain()
  const { device_hash } = alive
  const address = sealAddress(wanted)
  const kinds = [...new Set(wanted.kinds)]
  await tx
    .deleteFrom('push_device')
    .where('user_id', '=', actor.id)
    .where('device_hash', '=', device_hash)
    .where('address_hash', '<>', address.address_hash)
    .execute()
  const row = { user_id: actor.id, device_hash, ...address, kinds, seen_at: now }
  await tx
    .insertInto('push_device')
    .values(row)
    .onConflict((oc) => oc.column('address_hash').doUpdateSet(row))
    .execute()
  await dropBeyond(tx, actor.id)
}

async function dropBeyond(tx: Tx, userId: string): Promise<void> {
  const beyond = tx
    .selectFrom('push_device')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('seen_at', 'desc')
    .orderBy('id', 'desc')
    .offset(mostDevices)
  await tx.deleteFrom('push_device').where('id', 'in', beyond).execute()
}
