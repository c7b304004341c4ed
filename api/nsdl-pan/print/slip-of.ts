import { formatDate } from '../../../contract/kernel/dates.ts'
import { panCards, panCategories, panModes, panTypes } from '../../../contract/nsdl-pan/category.ts'
import { publicPaths } from '../../../contract/public-paths.ts'
import type { BusinessInfo } from '../../../contract/site.ts'
import { inEnglish } from '../../../texts/current-language.ts'
import type { Application } from '../application-store.ts'
import type { Slip } from '../form-drawing/print-slip.ts'
import { headOfficeLines } from './head-office-lines.ts'

interface Around {
  business: BusinessInfo
  publicUrl: string
}

/** What an applicant takes home once the provider has acknowledged the application; a paper, so it is English. */
export const slipOf = (application: Application, around: Around): Slip =>
  inEnglish(() => writeSlip(application, around))

function writeSlip(application: Application, { business, publicUrl }: Around): Slip {
  const { type, category, mode, card } = application
  return {
    businessName: business.businessName,
    headOffice: headOfficeLines(business),
    heading: 'Acknowledgement',
    token: application.ref_no,
    date: formatDate(application.acked_at ?? application.dated),
    facts: [
      { label: 'Acknowledgement number', value: application.ack_no ?? '' },
      { label: 'Applicant', value: application.card_name },
      { label: 'Application', value: `${panTypes[type]}, ${panCategories[category].label}` },
      { label: 'Form', value: application.form_name },
      { label: 'Date of birth or formation', value: formatDate(application.born) },
      { label: 'Delivery', value: `${panCards[card]}, ${panModes[mode].toLowerCase()}` },
      { label: 'Applied on', value: formatDate(application.dated) },
    ],
    address: new URL(publicPaths.track, publicUrl).href,
    note: 'Keep this slip until the card has come. With the acknowledgement number and the date of birth, or of formation, the application can be followed at the address beside.',
  }
}
