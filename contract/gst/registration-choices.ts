import { keysOf } from '../kernel/keys-of.ts'

export const possessionKinds = {
  owned: 'Owned',
  leased: 'Leased',
  rented: 'Rented',
  consent: 'Used with consent',
  shared: 'Shared',
} as const
export const possessionNames = keysOf(possessionKinds)

export const activities = {
  retail: 'Retail business',
  wholesale: 'Wholesale business',
  factory: 'Factory or manufacturing',
  services: 'Office or supply of services',
  warehouse: 'Warehouse or godown',
  works: 'Works contract',
  trade: 'Export or import',
  others: 'Others',
} as const
export const activityNames = keysOf(activities)

export const liabilityReasons = {
  threshold: 'The turnover crossed the limit',
  'inter-state': 'Supply to another state',
  'e-commerce': 'Sale through an e-commerce operator',
  'reverse-charge': 'Tax under reverse charge',
  voluntary: 'Voluntary',
  others: 'Others',
} as const
export const liabilityNames = keysOf(liabilityReasons)
