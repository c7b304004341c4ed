import * as z from 'zod/mini'
import { plainPincode } from '../kernel/ids.ts'
import { entriesOf } from '../kernel/keys-of.ts'
import { states } from '../reference.ts'
import { inCapitals, type Place, shaped, text, typed } from './field-kinds.ts'

type Where = Pick<Place, 'section' | 'step'>
type NamePart = 'Last' | 'First' | 'Middle'

/** Fields of a group, under their whole names: 'fatherLast'. */
const named = <P extends string, Part extends string, Facts>(prefix: P, parts: Record<Part, Facts>) =>
  // cast: names that are put together are plain text to the language
  Object.fromEntries(entriesOf(parts).map(([part, facts]) => [`${prefix}${part}`, facts])) as Record<
    `${P}${Part}`,
    Facts
  >

/** The three parts of a person's name, the last one first, as the form has them. A single word is the last name. */
export const nameParts = <P extends string>(
  prefix: P,
  where: Where & { whose?: string; hints?: Partial<Record<NamePart, string>> },
) => {
  const { whose, hints = {}, ...place } = where
  const read = (part: string) =>
    whose ? `${whose} ${part} name` : `${part.charAt(0).toUpperCase()}${part.slice(1)} name`
  return named(prefix, {
    Last: inCapitals(75, { ...place, read: read('last'), hint: hints.Last }),
    First: inCapitals(25, { ...place, read: read('first'), hint: hints.First }),
    Middle: inCapitals(25, { ...place, read: read('middle'), hint: hints.Middle }),
  })
}

const stateChoices = states.map((state) => ({ value: state, label: state }))

/** An address in the lines of the form. */
export const addressLines = <P extends string>(prefix: P, place: Where) =>
  named(prefix, {
    Flat: typed(50, { ...place, read: 'Flat, room or door' }),
    Premises: typed(50, { ...place, read: 'Premises or village' }),
    Road: typed(50, { ...place, read: 'Road or post office' }),
    Area: typed(50, { ...place, read: 'Area or taluka' }),
    City: typed(50, { ...place, read: 'Town or district' }),
    State: typed(50, { ...place, read: 'State', choices: stateChoices }),
    Pin: shaped(text(10).check(z.overwrite(plainPincode)), {
      ...place,
      read: 'Pincode',
      box: 'digits',
      most: 10,
    }),
    Country: typed(50, { ...place, read: 'Country' }),
  })
