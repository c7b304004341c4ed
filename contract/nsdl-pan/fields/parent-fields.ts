import { asksPerson, takesAnything } from '../check-facts.ts'
import { hasFather, wrongCardParent } from '../check-person.ts'
import { asTicks, asYesOrNo, chosen, tick } from '../field-kinds.ts'
import { warnOfInitials } from '../names.ts'
import { nameParts } from './name-parts.ts'

const parents = { section: 'Parents', asked: asksPerson } as const

/** Father and mother, and whose name the card carries. */
export const parentFields = {
  singleMother: tick({
    ...parents,
    read: 'Mother is a single parent',
    label: 'The mother is a single parent; only her name is given',
    wanted: false,
    check: takesAnything,
    screen: [{ group: 'single-mother' }],
    paper: [asYesOrNo(['parents', 1], 'Mother a single parent?')],
  }),
  ...nameParts('father', {
    section: 'Parents',
    asked: hasFather,
    group: 'father',
    whose: "Father's",
    warnMiddle: warnOfInitials,
    paper: { part: 'parents', from: 2, when: ({ draft }) => !draft.singleMother },
  }),
  ...nameParts('mother', {
    ...parents,
    group: 'mother',
    whose: "Mother's",
    warnMiddle: warnOfInitials,
    paper: { part: 'parents', from: 5 },
  }),
  cardParent: chosen(['F', 'M'], {
    ...parents,
    read: 'Parent on the card',
    hint: "A married woman gives her father's name, never her husband's.",
    choices: [
      { value: 'F', label: "Father's name", read: 'Father' },
      { value: 'M', label: "Mother's name", read: 'Mother' },
    ],
    wanted: true,
    check: wrongCardParent,
    screen: [{ group: 'card-parent' }],
    paper: [asTicks(['parents', 8], 'To be printed on the card', { when: 'filled' })],
  }),
}
