import * as z from 'zod/mini'
import { checkTexts } from '../../texts/en/checks.ts'
import { identityTexts } from '../../texts/en/identity.ts'
import { atMost, requiredText, withoutInvisible } from './fields.ts'
import { isIfsc, isMobile, isPan, isPincode, plainMobile, plainPincode } from './ids.ts'

// Apart from the plain fields, so that the login page does not carry the rules of identity numbers.
export const mobileText = requiredText(20).check(
  z.overwrite(plainMobile),
  z.refine(isMobile, { error: identityTexts.mobile }),
)
/** The same in a draft, which may hold half a number. */
export const draftMobileText = z._default(
  z.string({ error: checkTexts.invalid }).check(withoutInvisible, z.overwrite(plainMobile), atMost(20)),
  '',
)
export const pincodeText = requiredText(10).check(
  z.overwrite(plainPincode),
  z.refine(isPincode, { error: identityTexts.pincode }),
)
export const panText = requiredText(10).check(z.toUpperCase(), z.refine(isPan, { error: identityTexts.pan }))
export const ifscText = requiredText(11).check(z.toUpperCase(), z.refine(isIfsc, { error: identityTexts.ifsc }))
