import type { GstDraft } from '../../../contract/gst/registration-draft.ts'

/**
 * The people of a draft. A proprietor and the business are one: what the business has told already is not asked again,
 * and what was typed of the person stays as it is.
 */
export function samePerson({ constitution, people, ...business }: GstDraft): GstDraft['people'] {
  const [first, ...others] = people
  if (constitution !== 'proprietorship' || !first) return people
  const known = {
    name: first.name || business.legalName,
    panNo: first.panNo || business.panNo,
    mobileNo: first.mobileNo || business.mobileNo,
    emailId: first.emailId || business.emailId,
  }
  return [{ ...first, ...known }, ...others]
}
