import type { Insertable } from 'kysely'
import type { BankAccountTable } from '../schema.ts'

/** Where the demo's merchants pay; the accounts are invented. */
export const demoBanks: Insertable<BankAccountTable>[] = [
  {
    bank_name: 'State Bank of India',
    account_name: 'Sample Seva Kendra',
    account_no: '30012345678',
    ifsc: 'SBIN0000000',
    branch: 'Shivajinagar, Pune',
    upi_id: 'sample@examplebank',
    modes: ['upi', 'imps', 'neft', 'rtgs', 'cash'],
    position: 1,
  },
  {
    bank_name: 'HDFC Bank',
    account_name: 'Sample Seva Kendra',
    account_no: '50200000000000',
    ifsc: 'HDFC0000000',
    branch: 'Deccan Gymkhana, Pune',
    upi_id: '',
    modes: ['imps', 'neft', 'rtgs', 'cheque'],
    position: 2,
  },
]

/** A few AO codes, so that the list and its search have something to show. */
export const demoAoCodes = [
  { area_code: 'PNE', ao_type: 'W', range_code: 1, ao_number: 1, city: 'Pune', description: 'Ward 1(1), Pune' },
  { area_code: 'PNE', ao_type: 'C', range_code: 7, ao_number: 1, city: 'Pune', description: 'Circle 7, Pune' },
  { area_code: 'KNP', ao_type: 'W', range_code: 75, ao_number: 1, city: 'Kanpur', description: 'Ward 1(1), Kanpur' },
  { area_code: 'DLC', ao_type: 'W', range_code: 22, ao_number: 3, city: 'Delhi', description: 'Ward 22(3), Delhi' },
  { area_code: 'MUM', ao_type: 'W', range_code: 15, ao_number: 2, city: 'Mumbai', description: 'Ward 15(2), Mumbai' },
  {
    area_code: 'DLC',
    ao_type: 'C',
    range_code: 35,
    ao_number: 1,
    city: 'Delhi',
    description: 'Circle International Taxation 1(1)(1), Delhi',
  },
]

/** A place of the house's own beside the bundled list of pincodes; it is on no map. */
export const demoPlaces = [
  { pin: '899001', position: 1, state: 'Maharashtra', district: 'Pune' },
  { pin: '899002', position: 1, state: 'Rajasthan', district: 'Jaipur' },
]
