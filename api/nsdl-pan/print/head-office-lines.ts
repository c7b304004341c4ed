import type { BusinessInfo } from '../../../contract/site.ts'

/** The address of the business under its name, in at most three lines. */
export function headOfficeLines({
  add1,
  add2,
  add3,
  district,
  state,
  pin,
  contactNo,
  emailId,
}: BusinessInfo): string[] {
  const lines = [
    [add1, add2, add3].filter(Boolean).join(', '),
    [district, [state, pin].filter(Boolean).join(' ')].filter(Boolean).join(', '),
    [contactNo, emailId].filter(Boolean).join('  ·  '),
  ]
  return lines.filter(Boolean)
}
