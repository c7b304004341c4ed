import { emptyRegistration, registrationLabels } from '../../contract/registration-fields.ts'
import { peopleTexts } from '../../texts/en/people.ts'

/** What stands in the form before anyone types. */
export const emptyMember = { ...emptyRegistration, gstNo: '', consent: false }

export const labels = (): Record<string, string> => ({
  ...registrationLabels(),
  gstNo: 'GSTIN',
  consent: peopleTexts.consent(),
})
