import * as z from 'zod/mini'
import { text } from '../form/field-kinds.ts'
import type { FieldPlace } from '../form/form-field.ts'
import { plainPincode } from '../kernel/ids.ts'
import { entriesOf } from '../kernel/keys-of.ts'
import { states } from '../reference.ts'
import { type AddressPrefix, errorIfEmpty, type NamePart, type NamePrefix, takesAnything } from './check-facts.ts'
import { wrongFirstName, wrongLastName, wrongMiddleName } from './check-person.ts'
import { noZipHint, pinLabel, warnOfCountry, wrongCountry, wrongFlat, wrongPin, wrongState } from './check-places.ts'
import { asText, halfLine, inBoxes, inCapitals, type PanForms, shaped, typed } from './field-kinds.ts'
import type { GroupName, SectionName } from './form-places.ts'
import type { PaperPartName } from './paper-parts.ts'

type Place = FieldPlace<PanForms, string>
type Rule = Place['check']

/** Fields of a group, under their whole names: 'fatherLast'. */
const named = <P extends string, Part extends string, Facts>(prefix: P, parts: Record<Part, Facts>) =>
  // cast: names that are put together are plain text to the language
  Object.fromEntries(entriesOf(parts).map(([part, facts]) => [`${prefix}${part}`, facts])) as Record<
    `${P}${Part}`,
    Facts
  >

interface NamePlace extends Pick<Place, 'asked'> {
  section: SectionName
  group: GroupName
  whose?: string
  hints?: Partial<Record<NamePart, string>>
  /** A rule beside that of every last name. */
  lastToo?: Rule
  warnMiddle?: Rule
  reasons?: Partial<Record<NamePart, readonly string[]>>
  /** The part of the printed form, the line of the last name in it, and when it is printed; or rows of its own. */
  paper:
    | { part: PaperPartName; from: number; when?: (printed: PanForms['printed']) => boolean }
    | Record<NamePart, Place['paper']>
}

/** The three parts of a person's name, the last one first, as the form has them. A single word is the last name. */
export const nameParts = <P extends NamePrefix>(prefix: P, place: NamePlace) => {
  const { section, group, whose, hints = {}, asked, reasons = {}, lastToo, warnMiddle, paper } = place
  const part = (name: NamePart, check: Rule, at: number): Place => {
    const plain = `${name} name`
    const read = whose ? `${whose} ${plain.toLowerCase()}` : plain
    const row = 'from' in paper ? [inBoxes([paper.part, paper.from + at], read, { when: paper.when })] : paper[name]
    return {
      read,
      hint: hints[name],
      section,
      asked,
      reasons: reasons[name],
      check,
      screen: [{ group, label: plain }],
      paper: row,
    }
  }
  const wrongLast = wrongLastName(prefix)
  return named(prefix, {
    Last: inCapitals(
      75,
      part('Last', (value, question) => wrongLast(value, question) ?? lastToo?.(value, question), 0),
    ),
    First: inCapitals(25, part('First', wrongFirstName(prefix), 1)),
    Middle: inCapitals(25, { ...part('Middle', wrongMiddleName, 2), warn: warnMiddle }),
  })
}

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
  const on = (label?: string) => [{ group: prefix, label }]
  const line = (read: string, more: Pick<Place, 'check'> & { label: string; paper: string; line: number }) =>
    typed(50, {
      ...place,
      read,
      check: more.check,
      screen: on(more.label),
      paper: [inBoxes([prefix, from + more.line], more.paper)],
    })
  return named(prefix, {
    Flat: line('Flat, room or door', {
      check: wrongFlat(prefix),
      label: 'Flat, room, door, block',
      paper: 'Flat, room, door, block',
      line: 0,
    }),
    Premises: line('Premises or village', {
      check: takesAnything,
      label: 'Premises, building, village',
      paper: 'Premises, building, village',
      line: 1,
    }),
    Road: line('Road or post office', {
      check: takesAnything,
      label: 'Road, street, post office',
      paper: 'Road, street, lane, post office',
      line: 2,
    }),
    Area: line('Area or taluka', {
      check: takesAnything,
      label: 'Area, locality, taluka',
      paper: 'Area, locality, taluka',
      line: 3,
    }),
    City: line('Town or district', {
      check: errorIfEmpty,
      label: 'Town, city or district',
      paper: 'Town, city, district',
      line: 4,
    }),
    State: typed(50, {
      ...place,
      read: 'State',
      choices: stateChoices,
      check: wrongState(prefix),
      screen: on(),
      paper: [asText([prefix, from + 5], 'State')],
    }),
    Pin: shaped(text(10).check(z.overwrite(plainPincode)), {
      ...place,
      read: 'Pincode',
      named: (draft) => pinLabel(prefix, draft),
      hint: (question) => noZipHint(prefix, question),
      box: 'digits',
      most: 10,
      plain: plainPincode,
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
      read: 'Country',
      check: wrongCountry(prefix),
      warn: warnOfCountry,
      screen: on(),
      paper: [
        asText([prefix, from + 6], 'Country', { when: ({ draft }) => !/^(india)?$/i.test(draft[`${prefix}Country`]) }),
      ],
    }),
  })
}
