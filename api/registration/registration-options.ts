import type { RegistrationOptions } from '../../contract/registration.ts'
import { idTypeOptions } from '../catalogue/id-type-options.ts'
import type { Visitor } from '../platform/actor.ts'
import type { Db } from '../platform/database.ts'
import { readSetting } from '../site/site-settings.ts'

/**
 * What the form needs to know. It also gives the browser its device: captcha and code are asked for at the same time, and
 * each would bring another one.
 */
export async function registrationOptions(db: Db, visitor: Visitor): Promise<RegistrationOptions> {
  visitor.device()
  return {
    open: await readSetting(db, 'registrationOpen'),
    idtypes: await idTypeOptions(db),
  }
}
