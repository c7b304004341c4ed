import * as z from 'zod/mini'
import { plainPincode } from '../kernel/ids.ts'
import { states } from '../reference.ts'
import { inCapitals, type Place, shaped, text, typed } from './field-kinds.ts'

type Where = Pick<Place, 'section' | 'step'>
type NamePart = 'Last' | 'First' | 'Middle'
type AddressLine = 'Flat' | 'Premises' | 'Road' | 'Area' | 'City' | 'State' | 'Pin' | 'Country'
type TextFacts = ReturnType<typeof typed>

/** The three parts of a person's name, the last one first, as the form has them. A single word is the last name. */
export const nameParts = <P extends string>(
  prefix: P,
  where: Where & { whose?: string; hints?: Partial<Record<NamePart, string>> },
) => {
  const { whose, hints = {}, ...place } = where
  const read = (part: string) =>
    whose ? `${whose} ${part} name` : `${part.charAt(0).toUpperCase()}${part.slice(1)} name`
  return {
    [`${prefix}Last`]: inCapitals(75, { ...place, read: read('last'), hint: hints.Last }),
    [`${prefix}First`]: inCapitals(25, { ...place, read: read('first'), hint: hints.First }),
    [`${prefix}Middle`]: inCapitals(25, { ...place, read: read('middle'), hint: hints.Middle }),
  } as Record<`${P}${NamePart}`, TextFacts>
}

const stateChoices = states.map((state) => ({ value: state, label: state }))

/** An address in the lines of the form. */
export const addressLines = <P extends string>(prefix: P, place: Where) =>
  ({
    [`${prefix}Flat`]: typed(50, { ...place, read: 'Flat, room or door' }),
    [`${prefix}Premises`]: typed(50, { ...place, read: 'Premises or village' }),
    [`${prefix}Road`]: typed(50, { ...place, read: 'Road or post office' }),
    [`${prefix}Area`]: typed(50, { ...place, read: 'Area or taluka' }),
    [`${prefix}City`]: typed(50, { ...place, read: 'Town or district' }),
    [`${prefix}State`]: typed(50, { ...place, read: 'State', choices: stateChoices }),
    [`${prefix}Pin`]: shaped(text(10).check(z.overwrite(plainPincode)), {
      ...place,
      read: 'Pincode',
      box: 'digits',
      most: 10,
    }),
    [`${prefix}Country`]: typed(50, { ...place, read: 'Country' }),
  }) as Record<`${P}${AddressLine}`, TextFacts>
