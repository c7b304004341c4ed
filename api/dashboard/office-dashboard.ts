import type { Dashboard } from '../../contract/dashboard.ts'
import { type BackOfficeModule, backOffice, may } from '../../contract/kernel/role.ts'
import { panStates } from '../../contract/nsdl-pan/states.ts'
import { panStanding } from '../nsdl-pan/queue-counts.ts'
import type { Actor } from '../platform/actor.ts'
import type { Db } from '../platform/database.ts'
import { keptScopes } from '../platform/list/kept-count.ts'
import { allWallets } from '../wallet/wallet-balance.ts'

/** Whoever works on something sees its numbers, and whoever reads reports sees all. */
export const sees = (actor: Actor, module: BackOfficeModule): boolean =>
  may(backOffice(module), actor) || may(backOffice('report'), actor)

/** The cards, as far as the person's permissions go. Every number is kept, so that the size of the house does not matter. */
export async function officeDashboard(db: Db, actor: Actor): Promise<Dashboard> {
  return {
    deposite: sees(actor, 'payment') ? await allWallets(db) : null,
    totPanVolume: sees(actor, 'nsdl-pan') ? await pansSentIn(db) : null,
    idDetail: sees(actor, 'user') ? await merchantsByIdType(db) : [],
  }
}

async function pansSentIn(db: Db): Promise<number> {
  const { count } = await panStanding(db)
  const sentIn = panStates.filter((state) => state !== 'draft' && state !== 'cancelled')
  return sentIn.reduce((all, state) => all + count(state), 0)
}

/** Every id type that can be given out, and those of former days that somebody still has. */
async function merchantsByIdType(db: Db): Promise<Dashboard['idDetail']> {
  const kept = await keptScopes(db, 'merchant')
  const types = await db.selectFrom('id_type').select(['id', 'name', 'active']).orderBy('level').orderBy('id').execute()
  return types.flatMap(({ id, name, active }) => {
    const nos = kept.get(id) ?? 0
    return active || nos > 0 ? [{ id: name, nos }] : []
  })
}
