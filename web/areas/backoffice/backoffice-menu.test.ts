import { expect, it } from 'vitest'
import { serviceModules } from '../../../contract/services.ts'
import { isGroup } from '../../ui/shell/menu.ts'
import { backofficeMenu } from './backoffice-menu.ts'

it('the back-office menu has the groups of the specification, with their entries below', () => {
  const groups = backofficeMenu.map((item) => [item.label, isGroup(item) ? item.entries.length : 0])
  expect(groups).toEqual([
    ['Dashboard', 0],
    ['Download Software', 0],
    ['My Account', 2],
    // Five of the specification; reasons, couriers, reference data and rules in force.
    ['Data Setup', 9],
    // Payments, and each module of services.
    ['Actions', 1 + Object.keys(serviceModules).length],
    ['Misc', 2],
    // Four of the specification, and KYC.
    ['User Management', 5],
    // Four of the specification, the two logs and repeated work.
    ['Setting', 7],
  ])
})
