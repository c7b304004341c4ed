import { panFieldsTexts } from '../../../texts/en/pan-fields.ts'
import { capacityChoice, capacityWords } from '../capacity-words.ts'
import { asksRegistration, entityRuleOf, wantsRegistration, wrongCapacity, wrongRegistration } from '../check-entity.ts'
import { asksEntity } from '../check-facts.ts'
import { asText, inBoxes, inCapitals, typed } from '../field-kinds.ts'
import { wrongFullName } from '../names.ts'

const entity = { section: 'Applicant', asked: asksEntity } as const

/** What an entity has beside its name and its day: a number, and somebody who signs for it. */
export const entityFields = {
  registrationNo: inCapitals(40, {
    ...entity,
    asked: asksRegistration,
    read: panFieldsTexts.registrationNo,
    label: panFieldsTexts.registrationNumber,
    wanted: wantsRegistration,
    check: wrongRegistration,
    screen: [{ group: 'entity' }],
    paper: [inBoxes(['entity', 3], 'Registration number', { when: 'filled' })],
  }),
  signatoryName: inCapitals(75, {
    ...entity,
    read: panFieldsTexts.signatory,
    label: ({ category }) => (category === 'huf' ? panFieldsTexts.nameOfTheKarta() : panFieldsTexts.nameOfWhoSigns()),
    wanted: true,
    check: wrongFullName,
    screen: [{ group: 'signatory' }],
    paper: [inBoxes(['signatory', 1], 'Name')],
  }),
  signatoryFather: inCapitals(75, {
    ...entity,
    read: panFieldsTexts.signatorysFather,
    label: ({ category }) =>
      category === 'huf' ? panFieldsTexts.kartasFathersName() : panFieldsTexts.fathersNameOfWhoSigns(),
    wanted: true,
    check: wrongFullName,
    screen: [{ group: 'signatory' }],
    paper: [inBoxes(['signatory', 2], "Father's name")],
  }),
  capacity: typed(40, {
    ...entity,
    read: panFieldsTexts.capacity,
    offered: ({ category }) => (entityRuleOf(category)?.capacities ?? []).map(capacityChoice),
    format: capacityWords,
    wanted: true,
    check: wrongCapacity,
    screen: [{ group: 'signatory' }],
    paper: [asText(['signatory', 3], 'Capacity')],
  }),
}
