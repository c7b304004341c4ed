import type { Text } from '../../../texts/catalogue.ts'
import { panFieldsTexts } from '../../../texts/en/pan-fields.ts'
import type { FieldPlace } from '../../form/form-field.ts'
import type { NamePart, NamePrefix } from '../check-facts.ts'
import { wrongFirstName, wrongLastName, wrongMiddleName } from '../check-person.ts'
import { inBoxes, inCapitals, type PanForms } from '../field-kinds.ts'
import type { GroupName, SectionName } from '../form-places.ts'
import type { PaperPartName } from '../paper-parts.ts'
import { prefixed } from './prefixed.ts'

type Place = FieldPlace<PanForms, string>
type Rule = Place['check']

/** What the parts are called where nothing above them says whose they are. */
const partTexts = {
  own: { Last: panFieldsTexts.lastName, First: panFieldsTexts.firstName, Middle: panFieldsTexts.middleName },
  other: {
    Last: panFieldsTexts.otherLastName,
    First: panFieldsTexts.otherFirstName,
    Middle: panFieldsTexts.otherMiddleName,
  },
  father: {
    Last: panFieldsTexts.fathersLastName,
    First: panFieldsTexts.fathersFirstName,
    Middle: panFieldsTexts.fathersMiddleName,
  },
  mother: {
    Last: panFieldsTexts.mothersLastName,
    First: panFieldsTexts.mothersFirstName,
    Middle: panFieldsTexts.mothersMiddleName,
  },
} as const
type Whose = keyof typeof partTexts

interface NamePlace extends Pick<Place, 'asked'> {
  section: SectionName
  group: GroupName
  whose?: Whose
  hints?: Partial<Record<NamePart, Text>>
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
  const { section, group, whose = 'own', hints = {}, asked, reasons = {}, lastToo, warnMiddle, paper } = place
  const part = (name: NamePart, check: Rule, at: number): Place => {
    const plain = partTexts.own[name]
    const read = partTexts[whose][name]
    const row = 'from' in paper ? [inBoxes([paper.part, paper.from + at], read, { when: paper.when })] : paper[name]
    return {
      read,
      hint: hints[name],
      section,
      asked,
      reasons: reasons[name],
      wanted: name === 'Last',
      check,
      screen: [{ group, label: plain }],
      paper: row,
    }
  }
  const wrongLast = wrongLastName(prefix)
  return prefixed(prefix, {
    Last: inCapitals(
      75,
      part('Last', (value, question) => wrongLast(value, question) ?? lastToo?.(value, question), 0),
    ),
    First: inCapitals(25, part('First', wrongFirstName(prefix), 1)),
    Middle: inCapitals(25, { ...part('Middle', wrongMiddleName, 2), warn: warnMiddle }),
  })
}
