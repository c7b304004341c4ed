import * as z from 'zod/mini'
import { isGstin, panOfGstin } from './gstin.ts'

/** A GSTIN, if the business has one. */
export const maybeGstinText = z._default(
  z.string('Invalid input').check(
    z.overwrite((typed) => typed.replace(/[\s-]/g, '')),
    z.toUpperCase(),
    z.maxLength(15, 'Enter the 15 letters and digits'),
    z.refine((typed) => typed === '' || isGstin(typed), 'This is not a GSTIN. Please check its letters and digits.'),
  ),
  '',
)

/** A GSTIN carries the PAN that it was given for. */
export const gstBelongsToPan = z.refine<{ gstNo: string; panNo: string }>(
  ({ gstNo, panNo }) => gstNo === '' || panOfGstin(gstNo) === panNo,
  { path: ['gstNo'], error: 'This GSTIN belongs to another PAN' },
)
