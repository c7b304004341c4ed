import type { FieldPlace } from '../../form/form-field.ts'
import type { NamePart, NamePrefix } from '../check-facts.ts'
import { wrongFirstName, wrongLastName, wrongMiddleName } from '../check-person.ts'
import { inBoxes, inCapitals, type PanForms } from '../field-kinds.ts'
import type { GroupName, SectionName } from '../form-places.ts'
import type { PaperPartName } from '../paper-parts.ts'
import { prefixed } from './prefixed.ts'

type Place = FieldPlace<PanForms, string>
type Rule = Place['check']

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
