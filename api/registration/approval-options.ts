import type { Option } from '../../contract/kernel/fields.ts'
import { idTypeOptions } from '../catalogue/id-type-options.ts'
import { packageOptions } from '../catalogue/package-options.ts'
import type { Db } from '../platform/database.ts'
import { readRegistration } from './registration-store.ts'

/** What the approve form starts with and offers. */
export async function approvalOptions(
  db: Db,
  id: string,
): Promise<{ mobileNo: string; pkgs: Option[]; idtypes: Option[]; idType: string }> {
  const row = await readRegistration(db, id)
  const [pkgs, idtypes] = [await packageOptions(db), await idTypeOptions(db)]
  return { mobileNo: row.mobile, pkgs, idtypes, idType: row.id_type_id }
}
