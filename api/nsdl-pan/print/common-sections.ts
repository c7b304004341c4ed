import { isPerson } from '../../../contract/nsdl-pan/category.ts'
import { incomeSources, panChanges } from '../../../contract/nsdl-pan/choices.ts'
import { proofFields, proofLabel, proofLabels } from '../../../contract/nsdl-pan/documents.ts'
import { mobileParts } from '../../../contract/nsdl-pan/mobile.ts'
import type { FormRow, FormSection } from '../form-drawing/form-sheet.ts'
import type { FormFacts } from './form-facts.ts'
import { addressRows, boxes, halfLine, hasAddress, pair, text, ticks, yesNo } from './form-rows.ts'

/** What an entity has none of. */
const personal: readonly string[] = ['parents', 'gender', 'photo', 'signature', 'aadhaar']
const entityChanges = Object.fromEntries(Object.entries(panChanges).filter(([change]) => !personal.includes(change)))
const letters = { R: 'Residence', O: 'Office' }

/** What a correction asks for; nothing ticked means a new card only. */
export function requestSections({ type, category, data }: FormFacts): FormSection[] {
  if (type !== 'C') return []
  return [
    {
      title: 'What is asked for',
      rows: [
        boxes('Permanent account number', data.panNo, halfLine),
        ticks('To be changed', isPerson(category) ? panChanges : entityChanges, data.changes),
        pair(yesNo('Only a new card', data.changes.length === 0), yesNo('Card lost', data.cardLost)),
        ...data.surrender.filter(Boolean).map((pan, i) => boxes(`PAN ${i + 1} to give back`, pan, halfLine)),
      ],
    },
  ]
}

export function contactSections({ data }: FormFacts): FormSection[] {
  const office = hasAddress(data, 'office') || data.officeName !== ''
  return [
    ...(office
      ? [
          {
            title: 'Office',
            rows: [
              ...(data.officeName ? [boxes('Name of the office', data.officeName)] : []),
              ...addressRows(data, 'office'),
            ],
          },
        ]
      : []),
    { title: 'Contact', rows: contactRows({ data }) },
  ]
}

function contactRows({ data }: Pick<FormFacts, 'data'>): FormRow[] {
  return [
    ...(data.writeTo ? [ticks('Address for communication', letters, [data.writeTo])] : []),
    ...mobileRows(data.mobileNo),
    text('E-mail', data.emailId),
    ...(data.phoneNo ? [text('Telephone', [data.stdCode, data.phoneNo].filter(Boolean).join(' '))] : []),
  ]
}

/** A number of another country is longer, and is dialled by that country's code. */
function mobileRows(kept: string): FormRow[] {
  const { isd, number } = mobileParts(kept)
  if (isd === '') return [boxes('Mobile number', number, halfLine)]
  return [boxes('ISD code', isd, 4), boxes('Mobile number', number, number.length > halfLine ? 14 : halfLine)]
}

export function taxSections({ data }: FormFacts): FormSection[] {
  const rows: FormRow[] = [
    ...(data.aoArea
      ? [
          pair(boxes('AO: area code', data.aoArea, 3), boxes('AO type', data.aoType, 2)),
          pair(boxes('AO: range code', data.aoRange, 3), boxes('AO number', data.aoNumber, 2)),
        ]
      : []),
    ...(data.income.length > 0 ? [ticks('Source of income', incomeSources, data.income)] : []),
    ...(data.businessCode ? [boxes('Business or profession code', data.businessCode, 2)] : []),
  ]
  return rows.length > 0 ? [{ title: 'Assessing officer and income', rows }] : []
}

export function paperSections({ data }: FormFacts): FormSection[] {
  const rows = proofFields
    .filter((field) => data[field] !== '')
    .map((field) => text(proofLabels[field], proofLabel(data[field])))
  return rows.length > 0 ? [{ title: 'Documents that are attached', rows }] : []
}
