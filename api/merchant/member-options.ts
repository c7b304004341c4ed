import { formatPaise } from '../../contract/kernel/money.ts'
import type { MemberOptions } from '../../contract/member.ts'
import { peopleAnswers } from '../../texts/en/people-answer.ts'
import type { Actor } from '../platform/actor.ts'
import type { Db } from '../platform/database.ts'
import { Problem } from '../platform/problem.ts'
import { requireKyc } from '../user/require-kyc.ts'
import { walletBalance } from '../wallet/wallet-balance.ts'
import { hasRoomBelow, type NetworkPosition } from './member-rules.ts'
import { depthOf, readMerchant } from './merchant-store.ts'

/** What the form offers, and why it cannot be sent where it cannot. */
export async function memberOptions(db: Db, actor: Actor): Promise<MemberOptions> {
  const merchantId = actor.merchantId ?? ''
  const own = await readMerchant(db, merchantId)
  const standing = { type: own.id_type_id, depth: await depthOf(db, merchantId) }
  const idtypes = hasRoomBelow(standing) ? await typesBelow(db, own.id_type_id) : []
  const balance = await walletBalance(db, merchantId)
  return { idtypes, balance, obstacle: await findObstacle(db, actor, { standing, idtypes }) }
}

async function findObstacle(
  db: Db,
  actor: Actor,
  { standing, idtypes }: { standing: NetworkPosition; idtypes: MemberOptions['idtypes'] },
): Promise<string | null> {
  if (!hasRoomBelow(standing)) return noRoom()
  if (idtypes.length === 0) return peopleAnswers.yourIdTypeCannotAdd()
  return requireKyc(db, actor).then(
    () => null,
    (error) => {
      if (error instanceof Problem) return error.message
      throw error
    },
  )
}

export const noRoom = peopleAnswers.nobodyCanBeAdded

async function typesBelow(db: Db, idTypeId: string): Promise<MemberOptions['idtypes']> {
  const rows = await db
    .selectFrom('id_type_recruit')
    .innerJoin('id_type', 'id_type.id', 'recruits_id')
    .select(['id_type.id', 'name', 'price'])
    .where('id_type_id', '=', idTypeId)
    .where('active', '=', true)
    .orderBy('level')
    .orderBy('name')
    .execute()
  return rows.map(({ id, name, price }) => ({
    value: id,
    label: `${name} (${formatPaise(Number(price))})`,
    price: Number(price),
  }))
}
