import * as z from 'zod/mini'
import type { Text } from '../../../texts/catalogue.ts'
import { panFieldsTexts } from '../../../texts/en/pan-fields.ts'
import { text } from '../../form/field-kinds.ts'
import type { FieldPlace } from '../../form/form-field.ts'
import { plainPincode } from '../../kernel/ids.ts'
import { states } from '../../reference.ts'
import { type AddressPrefix, takesAnything } from '../check-facts.ts'
import {
  hasPostCode,
  isAbroad,
  noZipHint,
  pinLabel,
  warnOfCountry,
  wrongCountry,
  wrongFlat,
  wrongPin,
  wrongState,
} from '../check-places.ts'
import { asText, halfLine, inBoxes, type PanForms, shaped, typed } from '../field-kinds.ts'
import type { SectionName } from '../form-places.ts'
import { prefixed } from './prefixed.ts'

type Place = FieldPlace<PanForms, string>

const stateChoices = states.map((state) => ({ value: state, label: state }))

interface AddressPlace {
  section: SectionName
  asked: Place['asked']
  /** The line of the printed form on which it begins. */
  from: number
}

/** An address in the lines of the form. */
export const addressLines = <P extends AddressPrefix>(prefix: P, { section, asked, from }: AddressPlace) => {
  const place = { section, asked }
  const on = (label?: Text) => [{ group: prefix, label }]
  const line = (read: Text, more: Pick<Place, 'wanted' | 'check'> & { label: Text; paper: string; line: number }) =>
    typed(50, {
      ...place,
      read,
      wanted: more.wanted,
      check: more.check,
      screen: on(more.label),
      paper: [inBoxes([prefix, from + more.line], more.paper)],
    })
  return prefixed(prefix, {
    Flat: line(panFieldsTexts.flatRoomOrDoor, {
      // Any one of the lines is enough.
      wanted: false,
      check: wrongFlat(prefix),
      label: panFieldsTexts.flatRoomDoorBlock,
      paper: 'Flat, room, door, block',
      line: 0,
    }),
    Premises: line(panFieldsTexts.premisesOrVillage, {
      wanted: false,
      check: takesAnything,
      label: panFieldsTexts.premisesBuildingVillage,
      paper: 'Premises, building, village',
      line: 1,
    }),
    Road: line(panFieldsTexts.roadOrPostOffice, {
      wanted: false,
      check: takesAnything,
      label: panFieldsTexts.roadStreetPostOffice,
      paper: 'Road, street, lane, post office',
      line: 2,
    }),
    Area: line(panFieldsTexts.areaOrTaluka, {
      wanted: false,
      check: takesAnything,
      label: panFieldsTexts.areaLocalityTaluka,
      paper: 'Area, locality, taluka',
      line: 3,
    }),
    City: line(panFieldsTexts.townOrDistrict, {
      wanted: true,
      check: takesAnything,
      label: panFieldsTexts.townCityOrDistrict,
      paper: 'Town, city, district',
      line: 4,
    }),
    State: typed(50, {
      ...place,
      read: panFieldsTexts.state,
      choices: stateChoices,
      wanted: ({ draft }) => !isAbroad(draft, prefix),
      check: wrongState(prefix),
      screen: on(),
      paper: [asText([prefix, from + 5], 'State')],
    }),
    Pin: shaped(text(10).check(z.overwrite(plainPincode)), {
      ...place,
      read: panFieldsTexts.pincode,
      named: (draft) => pinLabel(prefix, draft),
      hint: (question) => noZipHint(prefix, question),
      // Codes abroad have letters, too.
      box: ({ draft }) => (isAbroad(draft, prefix) ? 'letters and digits' : 'digits'),
      maxLength: 10,
      normalise: plainPincode,
      wanted: (question) => hasPostCode(prefix, question),
      check: wrongPin(prefix),
      screen: [{ group: prefix, after: `${prefix}Area` }],
      paper: [
        // Six digits in India; abroad it may be longer.
        inBoxes([prefix, from + 5], ({ draft }) => pinLabel(prefix, draft), {
          boxes: ({ draft }) => (draft[`${prefix}Pin`].length > 6 ? halfLine : 6),
        }),
      ],
    }),
    Country: typed(50, {
      ...place,
      read: panFieldsTexts.country,
      wanted: true,
      check: wrongCountry(prefix),
      warn: warnOfCountry,
      screen: on(),
      paper: [
        asText([prefix, from + 6], 'Country', { when: ({ draft }) => !/^(india)?$/i.test(draft[`${prefix}Country`]) }),
      ],
    }),
  })
}
