import type { Option } from '../../contract/kernel/fields.ts'
import { idTypeOptions } from '../catalogue/id-type-options.ts'
import { packageOptions } from '../catalogue/package-options.ts'
import type { Db } from '../platform/database.ts'
import { mayBecome } from './member-rules.ts'
import { readMerchant, readNeighbours, readRecruits } from './merchant-store.ts'

/** What a merchant can be given: any package, and the id types that fit its upline and its members. */
export async function merchantChoices(db: Db, id: string): Promise<{ pkgs: Option[]; idtypes: Option[] }> {
  const merchant = await readMerchant(db, id)
  const [recruits, neighbours] = [await readRecruits(db), await readNeighbours(db, merchant)]
  const types = await idTypeOptions(db)
  return {
    pkgs: await packageOptions(db),
    idtypes: types.filter(({ value }) => mayBecome(recruits, neighbours, value)),
  }
}
