import type { Dashboard } from '../../contract/dashboard.ts'
import { type BackOfficeModule, backOffice, may } from '../../contract/kernel/role.ts'
import { serviceKeys } from '../../contract/of-services.ts'
import { services as facts } from '../../contract/services.ts'
import type { Actor } from '../platform/actor.ts'
import type { Db } from '../platform/database.ts'
import { keptScopes } from '../platform/list/kept-count.ts'
import type { ApiService, ApiServices } from '../service/api-service.ts'
import { allWallets } from '../wallet/wallet-balance.ts'

/** Whoever works on something sees its numbers, and whoever reads reports sees all. */
export const maySeeFiguresOf = (actor: Actor, module: BackOfficeModule): boolean =>
  may(backOffice(module), actor) || may(backOffice('report'), actor)

/** The cards, as far as the person's permissions go. Every number is kept, so that the size of the house does not matter. */
export async function officeDashboard(db: Db, actor: Actor, services: ApiServices): Promise<Dashboard> {
  return {
    deposite: maySeeFiguresOf(actor, 'payment') ? await allWallets(db) : null,
    totPanVolume: await cardOf(db, actor, { name: 'totPanVolume', services }),
    idDetail: maySeeFiguresOf(actor, 'user') ? await merchantsByIdType(db) : [],
  }
}

/** A number that one of the services has for the cards, for whoever sees that service. */
async function cardOf(
  db: Db,
  actor: Actor,
  { name, services }: { name: keyof NonNullable<ApiService['cards']>; services: ApiServices },
): Promise<number | null> {
  for (const key of serviceKeys) {
    const count = services[key].cards?.[name]
    if (count && maySeeFiguresOf(actor, facts[key].module)) return count(db)
  }
  return null
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
