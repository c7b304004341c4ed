/** Packages of the demo beside the standard one: how much its prices and commissions are changed, in paise. */
export const demoPackages = [
  { name: 'Premium partner', cheaperBy: 500, commissionMore: 300 },
  { name: 'Starter', cheaperBy: -500, commissionMore: -200 },
] as const
