import { gstStateCodes } from './registration-states.ts'

/** Quarterly filers of group A pay by the 22nd, those of group B by the 24th. Which state is in which is kept as data. */
export const stateGroups = ['A', 'B'] as const
export type StateGroup = (typeof stateGroups)[number]

const byCode = Object.fromEntries(Object.entries(gstStateCodes).map(([name, code]) => [code, name]))

/** The state that the first two digits of a GSTIN mean; codes that were given up are still on old numbers. */
export const gstStateNames: Readonly<Record<string, string>> = {
  ...byCode,
  '25': 'Daman and Diu (old)',
  '28': 'Andhra Pradesh (old)',
  '97': 'Other territory',
  '99': 'Outside India',
}
