import { asksRegistration, entityRuleOf, wantsRegistration, wrongCapacity, wrongRegistration } from '../check-entity.ts'
import { asksEntity } from '../check-facts.ts'
import { asText, inBoxes, inCapitals, plainChoices, typed } from '../field-kinds.ts'
import { wrongFullName } from '../names.ts'

const entity = { section: 'Applicant', asked: asksEntity } as const

/** What an entity has beside its name and its day: a number, and somebody who signs for it. */
export const entityFields = {
  registrationNo: inCapitals(40, {
    ...entity,
    asked: asksRegistration,
    read: 'Registration No.',
    label: 'Registration number',
    wanted: wantsRegistration,
    check: wrongRegistration,
    screen: [{ group: 'entity' }],
    paper: [inBoxes(['entity', 3], 'Registration number', { when: 'filled' })],
  }),
  signatoryName: inCapitals(75, {
    ...entity,
    read: 'Signatory',
    label: ({ category }) => (category === 'huf' ? 'Name of the Karta' : 'Name of who signs'),
    wanted: true,
    check: wrongFullName,
    screen: [{ group: 'signatory' }],
    paper: [inBoxes(['signatory', 1], 'Name')],
  }),
  signatoryFather: inCapitals(75, {
    ...entity,
    read: "Signatory's father",
    label: ({ category }) => (category === 'huf' ? "Karta's father's name" : "Father's name of who signs"),
    wanted: true,
    check: wrongFullName,
    screen: [{ group: 'signatory' }],
    paper: [inBoxes(['signatory', 2], "Father's name")],
  }),
  capacity: typed(40, {
    ...entity,
    read: 'Capacity',
    offered: ({ category }) => plainChoices(...(entityRuleOf(category)?.capacities ?? [])),
    wanted: true,
    check: wrongCapacity,
    screen: [{ group: 'signatory' }],
    paper: [asText(['signatory', 3], 'Capacity')],
  }),
}
