import * as z from 'zod/mini'
import { requiredText, withoutInvisible } from './fields.ts'
import { isIfsc, isMobile, isPan, isPincode, plainMobile, plainPincode } from './ids.ts'

// Apart from the plain fields, so that the login page does not carry the rules of identity numbers.
export const mobileText = requiredText(20).check(
  z.overwrite(plainMobile),
  z.refine(isMobile, 'Enter a 10-digit mobile number'),
)
/** The same in a draft, which may hold half a number. */
export const draftMobileText = z._default(
  z.string('Invalid input').check(withoutInvisible, z.overwrite(plainMobile), z.maxLength(20, 'At most 20 characters')),
  '',
)
export const pincodeText = requiredText(10).check(
  z.overwrite(plainPincode),
  z.refine(isPincode, 'Enter a 6-digit pincode'),
)
export const panText = requiredText(10).check(z.toUpperCase(), z.refine(isPan, 'Enter a PAN, such as ABCPD1234E'))
export const ifscText = requiredText(11).check(
  z.toUpperCase(),
  z.refine(isIfsc, 'Enter an IFSC of 11 letters and digits, such as SBIN0001234'),
)
