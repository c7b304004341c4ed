import * as z from 'zod/mini'
import { panFieldsTexts } from '../../../texts/en/pan-fields.ts'
import { text } from '../../form/field-kinds.ts'
import { draftMobileText } from '../../kernel/identity-fields.ts'
import { optionOf } from '../../kernel/option-of.ts'
import { asksAll, asksOffice, asksPerson, takesAnything } from '../check-facts.ts'
import { isSentAbroad, wrongEmail, wrongMobile, wrongPhone, wrongStdCode } from '../check-places.ts'
import { asText, asTicks, chosen, halfLine, inBoxes, shaped, typed } from '../field-kinds.ts'
import { mobileParts, plainPanMobile } from '../mobile.ts'
import { addressLines } from './address-lines.ts'

const contact = { section: 'Contact', asked: asksAll } as const

/** Where somebody lives and works, and how to reach them. */
export const addressFields = {
  ...addressLines('home', { section: 'Residence', asked: asksPerson, from: 1 }),
  officeName: typed(75, {
    section: 'Office',
    asked: asksOffice,
    read: panFieldsTexts.nameOfTheOffice,
    wanted: false,
    check: takesAnything,
    // The form does not ask for it; sheets that were sent in by other ways may have it.
    screen: [],
    paper: [inBoxes(['office', 1], 'Name of the office', { when: 'filled' })],
  }),
  ...addressLines('office', { section: 'Office', asked: asksOffice, from: 2 }),
  writeTo: chosen(['R', 'O'], {
    section: 'Contact',
    asked: asksPerson,
    read: panFieldsTexts.writeTo,
    label: panFieldsTexts.writeToThe,
    choices: [optionOf('R', panFieldsTexts.residence), optionOf('O', panFieldsTexts.office)],
    wanted: true,
    check: takesAnything,
    screen: [{ group: 'contact' }],
    paper: [asTicks(['contact', 1], 'Address for communication', { when: 'filled' })],
  }),
  // Room for the country and blanks; it is made plain when one leaves it.
  mobileNo: shaped(draftMobileText.check(z.overwrite(plainPanMobile)), {
    ...contact,
    read: panFieldsTexts.mobileNo,
    label: panFieldsTexts.mobileNumber,
    hint: ({ category, draft }) => (isSentAbroad(category, draft) ? panFieldsTexts.withTheCountryCode() : undefined),
    box: 'phone',
    maxLength: 20,
    normalise: plainPanMobile,
    wanted: true,
    check: wrongMobile,
    screen: [{ group: 'contact' }],
    paper: [
      // A number of another country is longer, and is dialled by that country's code.
      inBoxes(['contact', 2], 'ISD code', { boxes: 4, when: 'filled', write: (kept) => mobileParts(kept).isd }),
      inBoxes(['contact', 3], 'Mobile number', {
        boxes: ({ draft }) => boxesOfMobile(draft.mobileNo),
        write: (kept) => mobileParts(kept).number,
      }),
    ],
  }),
  emailId: shaped(text(100).check(z.toLowerCase()), {
    ...contact,
    read: panFieldsTexts.email,
    label: panFieldsTexts.emailAddress,
    box: 'email',
    maxLength: 100,
    wanted: true,
    check: wrongEmail,
    screen: [{ group: 'contact' }],
    paper: [asText(['contact', 4], 'E-mail')],
  }),
  stdCode: typed(
    7,
    {
      ...contact,
      read: panFieldsTexts.stdCode,
      wanted: false,
      check: wrongStdCode,
      screen: [{ group: 'contact' }],
      paper: { none: 'It stands before the phone number' },
    },
    'digits',
  ),
  phoneNo: typed(
    12,
    {
      ...contact,
      read: panFieldsTexts.phone,
      wanted: false,
      check: wrongPhone,
      screen: [{ group: 'contact' }],
      paper: [
        asText(['contact', 5], 'Telephone', {
          when: ({ draft }) => draft.phoneNo !== '',
          write: (phone, { draft }) => [draft.stdCode, phone].filter(Boolean).join(' '),
        }),
      ],
    },
    'digits',
  ),
}

function boxesOfMobile(kept: string): number {
  const { isd, number } = mobileParts(kept)
  return isd !== '' && number.length > halfLine ? 14 : halfLine
}
