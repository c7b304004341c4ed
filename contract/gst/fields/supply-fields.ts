import * as z from 'zod/mini'
import { text } from '../../form/field-kinds.ts'
import { wrongBy } from '../../form/wrong-by.ts'
import { requiredText } from '../../kernel/fields.ts'
import { ifscText } from '../../kernel/identity-fields.ts'
import { capitals, fieldsIn, inCapitals } from '../registration-field-kinds.ts'
import type { GstRuleFacts } from '../registration-rules.ts'

const supply = fieldsIn('Business', 'supply')
/** Goods or a service, by its code. */
export const supplyFields = {
  code: supply(text(8), {
    read: 'HSN or SAC',
    box: 'digits',
    maxLength: 8,
    check: wrongBy(requiredText(8).check(z.regex(/^\d{4}(\d{2}){0,2}$/, 'Enter an HSN or SAC of 4, 6 or 8 digits'))),
  }),
  description: supply(text(120), { read: 'Description', check: wrongBy(requiredText(120)) }),
}

const asksBank = ({ draft }: GstRuleFacts): boolean => !draft.bankLater
const bank = fieldsIn('Business', 'bank')
export const bankFields = {
  accountNo: bank(text(30), {
    read: 'Bank account',
    label: 'Bank account number',
    asked: asksBank,
    box: 'digits',
    check: wrongBy(requiredText(30).check(z.regex(/^\d{9,18}$/, 'Enter the 9 to 18 digits of the account number'))),
  }),
  ifsc: bank(capitals(11), {
    read: 'Bank account',
    label: 'IFSC',
    box: 'capitals',
    asked: asksBank,
    maxLength: 11,
    format: inCapitals,
    check: wrongBy(ifscText),
  }),
}
