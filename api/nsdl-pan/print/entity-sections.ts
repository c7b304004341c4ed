import { panCategories, panCategoryNames } from '../../../contract/nsdl-pan/category.ts'
import type { FormSection } from '../form-drawing/form-sheet.ts'
import type { FormFacts } from './form-facts.ts'
import { addressRows, boxes, dayBoxes, hasAddress, text, ticks } from './form-rows.ts'

const kinds = Object.fromEntries(
  panCategoryNames.filter((name) => name !== 'individual').map((name) => [name, panCategories[name].label]),
)

/** Which entity applies, and who signs for it. */
export function entitySections({ category, data }: FormFacts): FormSection[] {
  return [
    {
      title: 'Full name of the entity',
      rows: [
        boxes('Name, without M/s', data.entityName),
        ...(data.cardName && data.cardName !== data.entityName ? [boxes('Name on the card', data.cardName)] : []),
      ],
    },
    {
      title: 'About the entity',
      rows: [
        ticks('Status', kinds, [category]),
        dayBoxes('Date of incorporation, agreement, deed or formation', data.born),
        ...(data.registrationNo ? [boxes('Registration number', data.registrationNo)] : []),
      ],
    },
    {
      title: category === 'huf' ? 'Karta, who signs' : 'Authorised signatory',
      rows: [
        boxes('Name', data.signatoryName),
        boxes("Father's name", data.signatoryFather),
        text('Capacity', data.capacity),
      ],
    },
    ...(hasAddress(data, 'home') ? [{ title: 'Residence of the signatory', rows: addressRows(data, 'home') }] : []),
  ]
}
