import type { DocumentName } from '../../contract/download.ts'
import { annexureA, annexureB } from './forms/annexures.ts'
import { cr01, cr02 } from './forms/change-forms.ts'
import { form93 } from './forms/form-93.ts'
import { form94 } from './forms/form-94.ts'
import { validInitials, writingInitials } from './forms/initials-sheets.ts'
import * as samples from './forms/sample-values.ts'
import type { Form, PrintedDocument, Values } from './printed-document.ts'

const blank = (...forms: Form[]): PrintedDocument => ({ forms })
const sample = (form: Form, values: Values, about: string): PrintedDocument => ({
  forms: [form],
  sample: { note: `Sample: ${about}. Every name and number is invented.`, values },
})
const bodySample = (about: string, body: Parameters<typeof samples.body>[0]) =>
  sample(form94, samples.body(body), about)

/** Every PDF of the page, before anybody replaced it. */
export const printedDocuments: Record<DocumentName, PrintedDocument> = {
  'new-pan-form': blank(form93, form94),
  'correction-pan-form': blank(cr01, cr02),
  'annexure-a': blank(annexureA),
  'annexure-b': blank(annexureB),
  'sample-individual': sample(form93, samples.person, 'an adult who lives in India'),
  'sample-individual-nri': sample(form93, samples.personAbroad, 'an Indian citizen who lives abroad'),
  'sample-minor-change': sample(cr01, samples.minorChange, 'the date of birth of a child is corrected'),
  'sample-partnership-firm': bodySample('a firm with a deed', {
    name: 'NAMUNA AND UDAHARAN TRADERS',
    category: 'Partnership firm',
    capacity: 'Partner',
    proof: 'Partnership deed',
  }),
  'sample-artificial-judicial': bodySample('an artificial juridical person', {
    name: 'SHRINE OF THE SAMPLE',
    category: 'Artificial juridical person',
    capacity: 'Authorised signatory',
    proof: 'Order of the State about its identity and address',
    income: 'Other sources',
  }),
  'sample-trust': bodySample('a trust', {
    name: 'NAMUNA SHIKSHA TRUST',
    category: 'Trust',
    capacity: 'Trustee',
    proof: 'Trust deed',
    registration: 'E-0000/PUNE',
    income: 'Other sources',
  }),
  'sample-llp': bodySample('a limited liability partnership', {
    name: 'NAMUNA ADVISERS LIMITED LIABILITY PARTNERSHIP',
    category: 'Limited liability partnership',
    capacity: 'Partner',
    proof: 'Certificate of the registrar of LLPs',
    registration: 'AAA-0000',
  }),
  'sample-non-individual': sample(cr02, samples.bodyChange, 'a company changed its name'),
  'sample-individual-minor': sample(form93, samples.minor, 'a child, represented by the father'),
  'sample-individual-change': sample(cr01, samples.personChange, 'a new last name after marriage'),
  'sample-huf': bodySample('a family', {
    name: 'RAVI KUMAR NAMUNA HUF',
    category: 'Hindu undivided family',
    capacity: 'Karta',
    proof: 'Affidavit of the Karta, with his own proofs',
    income: 'House property',
  }),
  'sample-company': bodySample('a company', {
    name: 'NAMUNA SEVA PRIVATE LIMITED',
    category: 'Company',
    capacity: 'Director',
    proof: 'Certificate of the registrar of companies',
    registration: 'U00000MH2026PTC000000',
  }),
  'sample-association': bodySample('an association of persons', {
    name: 'EXAMPLE NAGAR RESIDENTS ASSOCIATION',
    category: 'Association of persons',
    capacity: 'Authorised signatory',
    proof: 'Agreement of the members',
    income: 'Other sources',
  }),
  'sample-government': bodySample('a government office', {
    name: 'DEPARTMENT OF SAMPLES, GOVERNMENT OF EXAMPLE',
    category: 'Government',
    capacity: 'Authorised signatory',
    proof: 'Order about the office, its identity and address',
    income: 'No income',
  }),
  'sample-local-authority': bodySample('a local authority', {
    name: 'EXAMPLE NAGAR MUNICIPAL COUNCIL',
    category: 'Local authority',
    capacity: 'Authorised signatory',
    proof: 'Order of the State about its identity and address',
    income: 'Other sources',
  }),
  'sample-individual-penalty': sample(cr01, samples.personPenalty, 'Aadhaar linked late, with the fee paid'),
  'writing-initials': blank(writingInitials),
  'valid-initials': blank(validInitials),
}
