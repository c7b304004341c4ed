import * as z from 'zod/mini'
import { checkTexts } from '../../../texts/en/checks.ts'
import { panFieldsTexts } from '../../../texts/en/pan-fields.ts'
import { said } from '../../../texts/said.ts'
import { keysOf } from '../../kernel/keys-of.ts'
import { isPerson } from '../category.ts'
import { aoAddress, asksTax } from '../check-facts.ts'
import { asksBusiness, wrongAo, wrongBusiness, wrongIncome } from '../check-tax.ts'
import { businessCodes, incomeSources } from '../choices.ts'
import { asTicks, choicesOf, inBoxes, inCapitals, type PanForms, several, typed } from '../field-kinds.ts'

const tax = { section: 'Tax', asked: asksTax, screen: [{ group: 'ao-code' }] } as const

const businessChoices = Object.keys(businessCodes)
  .sort((one, other) => one.localeCompare(other))
  .map((value) => said({ value, label: () => `${value} ${businessCodes[value]}`, read: value }))

/** All four parts of an AO code, or none. */
const when = ({ draft }: PanForms['printed']): boolean => draft.aoArea !== ''

/** Where the income comes from, and whose ward it is assessed in. */
export const taxFields = {
  income: several(
    z._default(z.array(z.enum(keysOf(incomeSources), { error: checkTexts.invalid })).check(z.maxLength(6)), []),
    {
      ...tax,
      read: panFieldsTexts.income,
      label: panFieldsTexts.sourcesOfIncome,
      hint: (question) =>
        isPerson(question.category) && aoAddress(question) === 'office' ? panFieldsTexts.officeAddressToo() : undefined,
      choices: choicesOf(incomeSources),
      wanted: true,
      check: wrongIncome,
      screen: [{ group: 'income' }],
      paper: [asTicks(['tax', 3], 'Source of income', { when: 'filled' })],
    },
  ),
  businessCode: typed(2, {
    ...tax,
    asked: asksBusiness,
    read: panFieldsTexts.businessCode,
    label: panFieldsTexts.businessOrProfession,
    choices: businessChoices,
    reviewed: (code) => businessCodes[code] ?? code,
    wanted: true,
    check: wrongBusiness,
    screen: [{ group: 'income' }],
    paper: [inBoxes(['tax', 4], 'Business or profession code', { boxes: 2, when: 'filled' })],
  }),
  aoArea: inCapitals(3, {
    ...tax,
    read: panFieldsTexts.aoAreaCode,
    hint: panFieldsTexts.suchAsKnp,
    wanted: true,
    check: wrongAo.area,
    paper: [inBoxes(['tax', 1], 'AO: area code', { boxes: 3, when })],
    reasons: ['AO-CODE-WRONG'],
  }),
  aoType: inCapitals(2, {
    ...tax,
    read: panFieldsTexts.aoType,
    hint: panFieldsTexts.suchAsW,
    wanted: true,
    check: wrongAo.type,
    paper: [inBoxes(['tax', 1], 'AO type', { boxes: 2, when })],
  }),
  aoRange: typed(
    3,
    {
      ...tax,
      read: panFieldsTexts.aoRangeCode,
      hint: panFieldsTexts.suchAs75,
      wanted: true,
      check: wrongAo.range,
      paper: [inBoxes(['tax', 2], 'AO: range code', { boxes: 3, when })],
    },
    'digits',
  ),
  aoNumber: typed(
    2,
    {
      ...tax,
      read: panFieldsTexts.aoNumber,
      hint: panFieldsTexts.suchAs1,
      wanted: true,
      check: wrongAo.number,
      paper: [inBoxes(['tax', 2], 'AO number', { boxes: 2, when })],
    },
    'digits',
  ),
}
