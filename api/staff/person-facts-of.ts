import type { MerchantStaffChange } from '../../contract/merchant-staff.ts'
import type { PersonFacts } from '../user/save-person.ts'

/** What papers say of someone; the last word of a name is the last name. */
export function personFactsOf({
  fullName,
  fatherName,
  gender,
  dob,
  panNo,
  aadharNo,
}: MerchantStaffChange): PersonFacts {
  const words = fullName.split(/\s+/)
  const lastName = words.length > 1 ? (words.at(-1) ?? '') : ''
  return {
    firstName: words.slice(0, Math.max(1, words.length - 1)).join(' '),
    lastName,
    fatherName,
    gender,
    dob,
    pan: panNo,
    ...(aadharNo !== '' && { aadhaar: aadharNo }),
  }
}
