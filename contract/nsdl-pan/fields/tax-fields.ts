import * as z from 'zod/mini'
import { keysOf } from '../../kernel/keys-of.ts'
import { isPerson } from '../category.ts'
import { aoAddress, asksTax } from '../check-facts.ts'
import { asksBusiness, wrongAo, wrongBusiness, wrongIncome } from '../check-tax.ts'
import { businessCodes, incomeSources } from '../choices.ts'
import { asTicks, choicesOf, inBoxes, inCapitals, type PanForms, several, typed } from '../field-kinds.ts'

const tax = { section: 'Tax', asked: asksTax, screen: [{ group: 'ao-code' }] } as const

const businessChoices = Object.entries(businessCodes)
  .sort(([one], [other]) => one.localeCompare(other))
  .map(([value, label]) => ({ value, label: `${value} ${label}`, read: value }))

/** All four parts of an AO code, or none. */
const when = ({ draft }: PanForms['printed']): boolean => draft.aoArea !== ''

/** Where the income comes from, and whose ward it is assessed in. */
export const taxFields = {
  income: several(z._default(z.array(z.enum(keysOf(incomeSources), 'Invalid input')).check(z.maxLength(6)), []), {
    ...tax,
    read: 'Income',
    label: 'Sources of income',
    hint: (question) =>
      isPerson(question.category) && aoAddress(question) === 'office'
        ? 'With salary or business the office address is asked for, too.'
        : undefined,
    choices: choicesOf(incomeSources),
    wanted: true,
    check: wrongIncome,
    screen: [{ group: 'income' }],
    paper: [asTicks(['tax', 3], 'Source of income', { when: 'filled' })],
  }),
  businessCode: typed(2, {
    ...tax,
    asked: asksBusiness,
    read: 'Business code',
    label: 'Business or profession',
    choices: businessChoices,
    reviewed: (code) => businessCodes[code] ?? code,
    wanted: true,
    check: wrongBusiness,
    screen: [{ group: 'income' }],
    paper: [inBoxes(['tax', 4], 'Business or profession code', { boxes: 2, when: 'filled' })],
  }),
  aoArea: inCapitals(3, {
    ...tax,
    read: 'AO area code',
    hint: 'Such as KNP',
    wanted: true,
    check: wrongAo.area,
    paper: [inBoxes(['tax', 1], 'AO: area code', { boxes: 3, when })],
    reasons: ['AO-CODE-WRONG'],
  }),
  aoType: inCapitals(2, {
    ...tax,
    read: 'AO type',
    hint: 'Such as W',
    wanted: true,
    check: wrongAo.type,
    paper: [inBoxes(['tax', 1], 'AO type', { boxes: 2, when })],
  }),
  aoRange: typed(
    3,
    {
      ...tax,
      read: 'AO range code',
      hint: 'Such as 75',
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
      read: 'AO number',
      hint: 'Such as 1',
      wanted: true,
      check: wrongAo.number,
      paper: [inBoxes(['tax', 2], 'AO number', { boxes: 2, when })],
    },
    'digits',
  ),
}
