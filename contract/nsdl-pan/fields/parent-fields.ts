import { panFieldsTexts } from '../../../texts/en/pan-fields.ts'
import { said } from '../../../texts/said.ts'
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
    read: panFieldsTexts.motherIsASingleParent,
    label: panFieldsTexts.onlyTheMotherIsGiven,
    wanted: false,
    check: takesAnything,
    screen: [{ group: 'single-mother' }],
    paper: [asYesOrNo(['parents', 1], 'Mother a single parent?')],
  }),
  ...nameParts('father', {
    section: 'Parents',
    asked: hasFather,
    group: 'father',
    whose: 'father',
    warnMiddle: warnOfInitials,
    paper: { part: 'parents', from: 2, when: ({ draft }) => !draft.singleMother },
  }),
  ...nameParts('mother', {
    ...parents,
    group: 'mother',
    whose: 'mother',
    warnMiddle: warnOfInitials,
    paper: { part: 'parents', from: 5 },
  }),
  cardParent: chosen(['F', 'M'], {
    ...parents,
    read: panFieldsTexts.parentOnTheCard,
    hint: panFieldsTexts.aMarriedWoman,
    choices: [
      said({ value: 'F', label: panFieldsTexts.fathersName, read: panFieldsTexts.father }),
      said({ value: 'M', label: panFieldsTexts.mothersName, read: panFieldsTexts.mother }),
    ],
    wanted: true,
    check: wrongCardParent,
    screen: [{ group: 'card-parent' }],
    paper: [asTicks(['parents', 8], 'To be printed on the card', { when: 'filled' })],
  }),
}
