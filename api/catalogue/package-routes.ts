import * as idTypes from '../../contract/catalogue/id-type.ts'
import * as packages from '../../contract/catalogue/package.ts'
import type { Api } from '../platform/api.ts'
import type { Clock } from '../platform/clock.ts'
import { idTypeOptions } from './id-type-options.ts'
import { idTypeTable } from './id-type-table.ts'
import { packageOptions } from './package-options.ts'
import { readPackage } from './package-store.ts'
import { packageTable } from './package-table.ts'
import { readPackageSetup } from './read-package-setup.ts'
import { savePrices } from './save-prices.ts'
import { addIdType, changeIdType } from './write-id-types.ts'
import { addPackage, changePackage } from './write-package.ts'

export function packageRoutes({ read, write, table }: Api, clock: Clock) {
  table(idTypeTable)
  read(idTypes.getIdTypeChoices, async ({ db }) => ({
    idTypes: await idTypeOptions(db),
    packages: await packageOptions(db),
  }))
  write(idTypes.addIdType, ({ tx, actor, body }) => addIdType(tx, actor, body))
  write(idTypes.changeIdType, ({ tx, actor, params, body }) => changeIdType(tx, actor, { id: params.id, idType: body }))

  table(packageTable)
  read(packages.getPackageOptions, ({ db }) => packageOptions(db))
  read(packages.getPackage, ({ db, params }) => readPackage(db, params.id))
  write(packages.addPackage, ({ tx, actor, body }) => addPackage(tx, actor, body))
  write(packages.changePackage, ({ tx, actor, params, body }) =>
    changePackage(tx, actor, { id: params.id, change: body, now: clock.now() }),
  )
  read(packages.getPackageSetup, ({ db, actor, params }) => readPackageSetup(db, actor, params.id))
  write(packages.savePrices, ({ tx, actor, params, body }) =>
    savePrices(tx, actor, { id: params.id, change: body, now: clock.now() }),
  )
}
