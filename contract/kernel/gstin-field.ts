import * as z from 'zod/mini'
import { checkTexts } from '../../texts/en/checks.ts'
import { identityTexts } from '../../texts/en/identity.ts'
import { isGstin, panOfGstin } from './gstin.ts'

/** A GSTIN, if the business has one. */
export const maybeGstinText = z._default(
  z.string({ error: checkTexts.invalid }).check(
    z.overwrite((typed) => typed.replace(/[\s-]/g, '')),
    z.toUpperCase(),
    z.maxLength(15, { error: identityTexts.gstinLength }),
    z.refine((typed) => typed === '' || isGstin(typed), { error: identityTexts.gstin }),
  ),
  '',
)

/** A GSTIN carries the PAN that it was given for. */
export const gstBelongsToPan = z.refine<{ gstNo: string; panNo: string }>(
  ({ gstNo, panNo }) => gstNo === '' || panOfGstin(gstNo) === panNo,
  { path: ['gstNo'], error: identityTexts.gstinOfAnotherPan },
)
