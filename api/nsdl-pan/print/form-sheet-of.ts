import { formatDate } from '../../../contract/kernel/dates.ts'
import { isPerson } from '../../../contract/nsdl-pan/category.ts'
import { panDraft } from '../../../contract/nsdl-pan/draft.ts'
import type { BusinessInfo } from '../../../contract/site.ts'
import { inEnglish } from '../../../texts/current-language.ts'
import type { Application } from '../application-store.ts'
import type { FormSheet } from '../form-drawing/form-sheet.ts'
import { maskedNumbers } from '../info/read-aadhaar.ts'
import { declarationOf } from './declaration-of.ts'
import { headOfficeLines } from './head-office-lines.ts'
import { type FormFacts, printedParts } from './printed-parts.ts'

/**
 * The printed form of an application, whatever its category and whether it is new or a correction. It is the official one, so it
 * is English whoever prints it.
 */
export const formSheetOf = (application: Application, business: BusinessInfo): FormSheet =>
  inEnglish(() => sheetOf(application, business))

function sheetOf(application: Application, business: BusinessInfo): FormSheet {
  const { type, category, ref_no, form_name, dated } = application
  const draft = { ...panDraft.parse(application.data), ...maskedNumbers(application) }
  const facts: FormFacts = { type, category, draft }
  return {
    formName: form_name,
    title: titleOf(facts),
    token: ref_no,
    businessName: business.businessName,
    headOffice: headOfficeLines(business),
    withPhoto: isPerson(category),
    sections: printedParts(facts),
    declaration: declarationOf(facts, formatDate(dated)),
  }
}

function titleOf({ type, category }: FormFacts): string {
  if (type === 'C') return 'Request for a new PAN card, or for changes or correction of PAN data'
  const who = isPerson(category) ? 'an individual who is a citizen of India' : 'an entity formed or registered in India'
  return `Application for allotment of a permanent account number to ${who}`
}
