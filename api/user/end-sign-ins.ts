import type { SignInEnd } from '../../contract/sign-in-history.ts'
import { type Tx, writtenAt } from '../platform/database.ts'
import { announce } from '../platform/events.ts'
import { forgetDevices } from '../push/forget-devices.ts'

/** Why somebody ends one; by itself it runs out. */
export type EndReason = Exclude<SignInEnd, 'open' | 'ran out'>

interface Which {
  userId: string
  /** One sign-in only. */
  only?: string
  /** All but this one. */
  except?: string
}

/** Ends running sign-ins at once, on every process: no token of theirs is accepted any more. */
export async function endSignIns(tx: Tx, which: Which, reason: EndReason): Promise<number> {
  let running = tx
    .updateTable('sign_in')
    .set({ ended_at: writtenAt, end_reason: reason })
    .where('user_id', '=', which.userId)
    .where('ended_at', 'is', null)
  if (which.only) running = running.where('id', '=', which.only)
  if (which.except) running = running.where('id', '<>', which.except)
  const ended = await running.returning(['id', 'device_hash']).execute()
  for (const { id } of ended) await announce(tx, { topic: 'session-ended', signInId: id })
  await forgetDevices(tx, {
    userId: which.userId,
    only: which.only ? ended.map(({ device_hash }) => device_hash) : undefined,
    except: which.except ? await deviceOf(tx, which.except) : undefined,
  })
  return ended.length
}

const deviceOf = async (tx: Tx, id: string) =>
  (await tx.selectFrom('sign_in').select('device_hash').where('id', '=', id).executeTakeFirst())?.device_hash
