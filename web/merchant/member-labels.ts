import { emptyRegistration, registrationLabels } from '../../contract/registration-fields.ts'

/** What stands in the form before anyone types. */
export const emptyMember = { ...emptyRegistration, gstNo: '', consent: false }

export const labels = (): Record<string, string> => ({ ...registrationLabels(), gstNo: 'GSTIN', consent: 'Consent' })
