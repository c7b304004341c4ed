import type { RegistrationOptions } from '../../contract/registration.ts'
import type { Db } from '../platform/database.ts'
import { readSetting } from '../site/site-settings.ts'
import { activeIdTypes } from './registration-store.ts'

export async function registrationOptions(db: Db): Promise<RegistrationOptions> {
  const types = await activeIdTypes(db)
  return {
    open: await readSetting(db, 'registrationOpen'),
    idtypes: types.map(({ id, name }) => ({ value: id, label: name })),
  }
}
