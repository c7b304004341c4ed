import { gstNameTexts } from '../../texts/en/gst-names.ts'
import { keysOf } from '../kernel/keys-of.ts'

export const possessionKinds = {
  owned: gstNameTexts.owned,
  leased: gstNameTexts.leased,
  rented: gstNameTexts.rented,
  consent: gstNameTexts.usedWithConsent,
  shared: gstNameTexts.shared,
} as const
export const possessionNames = keysOf(possessionKinds)

export const activities = {
  retail: gstNameTexts.retailBusiness,
  wholesale: gstNameTexts.wholesaleBusiness,
  factory: gstNameTexts.factoryOrManufacturing,
  services: gstNameTexts.officeOrServices,
  warehouse: gstNameTexts.warehouseOrGodown,
  works: gstNameTexts.worksContract,
  trade: gstNameTexts.exportOrImport,
  others: gstNameTexts.others,
} as const
export const activityNames = keysOf(activities)

export const liabilityReasons = {
  threshold: gstNameTexts.turnoverCrossedTheLimit,
  'inter-state': gstNameTexts.supplyToAnotherState,
  'e-commerce': gstNameTexts.saleThroughECommerce,
  'reverse-charge': gstNameTexts.taxUnderReverseCharge,
  voluntary: gstNameTexts.voluntary,
  others: gstNameTexts.others,
} as const
export const liabilityNames = keysOf(liabilityReasons)
