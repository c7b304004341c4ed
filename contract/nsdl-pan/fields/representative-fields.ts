import { panFieldsTexts } from '../../../texts/en/pan-fields.ts'
import { maskAadhaar } from '../../kernel/ids.ts'
import { capacityChoice, capacityWords } from '../capacity-words.ts'
import { needsRepresentative, takesAnything } from '../check-facts.ts'
import { wrongRaAadhaar, wrongRaCapacity } from '../check-representative.ts'
import { representativeCapacities } from '../choices.ts'
import { asText, chosen, inBoxes, titleChoices, typed } from '../field-kinds.ts'
import { addressLines } from './address-lines.ts'
import { nameParts } from './name-parts.ts'

const acting = { section: 'Representative', asked: needsRepresentative } as const

/** Who acts and signs for a minor, or for whoever cannot act alone. */
export const representativeFields = {
  raTitle: chosen(['Shri', 'Smt', 'Kumari', 'M/s'], {
    ...acting,
    read: panFieldsTexts.title,
    choices: [...titleChoices, { value: 'M/s', label: 'M/s' }],
    wanted: true,
    check: takesAnything,
    screen: [{ group: 'representative', after: 'raMiddle' }],
    paper: [asText(['ra', 1], 'Title', { when: 'filled' })],
  }),
  ...nameParts('ra', {
    ...acting,
    group: 'representative',
    paper: { part: 'ra', from: 2 },
    reasons: { Last: ['REPRESENTATIVE-MISSING'] },
  }),
  raCapacity: typed(40, {
    ...acting,
    read: panFieldsTexts.capacity,
    label: panFieldsTexts.actsAs,
    choices: representativeCapacities.map(capacityChoice),
    format: capacityWords,
    wanted: true,
    check: wrongRaCapacity,
    screen: [{ group: 'representative' }],
    paper: [asText(['ra', 5], 'In the capacity of', { when: 'filled' })],
  }),
  raAadhaarNo: typed(
    14,
    {
      ...acting,
      read: panFieldsTexts.aadhaar,
      label: panFieldsTexts.aadhaarNumber,
      hint: panFieldsTexts.twelveDigits,
      sealed: true,
      reviewed: maskAadhaar,
      wanted: true,
      check: wrongRaAadhaar,
      screen: [{ group: 'representative' }],
      paper: [
        inBoxes(['ra', 6], 'Aadhaar number, masked', { boxes: 12, write: (masked) => masked.replaceAll(' ', '') }),
      ],
    },
    'digits',
  ),
  ...addressLines('ra', { ...acting, from: 7 }),
}
