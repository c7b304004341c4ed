import * as z from 'zod/mini'
import { gstFormTexts } from '../../../texts/en/gst-form.ts'
import { text } from '../../form/field-kinds.ts'
import { wrongBy } from '../../form/wrong-by.ts'
import { bankOfIfsc } from '../../kernel/bank-of-ifsc.ts'
import { requiredText } from '../../kernel/fields.ts'
import { ifscText } from '../../kernel/identity-fields.ts'
import { capitals, fieldsIn, inCapitals } from '../registration-field-kinds.ts'
import type { GstRuleFacts } from '../registration-rules.ts'

const supply = fieldsIn('Business', 'supply')
/** Goods or a service, by its code. */
export const supplyFields = {
  code: supply(text(8), {
    read: gstFormTexts.hsnOrSac,
    box: 'digits',
    maxLength: 8,
    check: wrongBy(requiredText(8).check(z.regex(/^\d{4}(\d{2}){0,2}$/, { error: gstFormTexts.enterAnHsnOrSac }))),
  }),
  description: supply(text(120), { read: gstFormTexts.description, check: wrongBy(requiredText(120)) }),
}

const asksBank = ({ draft }: GstRuleFacts): boolean => !draft.bankLater
const bank = fieldsIn('Business', 'bank')
export const bankFields = {
  accountNo: bank(text(30), {
    read: gstFormTexts.bankAccount,
    label: gstFormTexts.bankAccountNumber,
    asked: asksBank,
    box: 'digits',
    check: wrongBy(requiredText(30).check(z.regex(/^\d{9,18}$/, { error: gstFormTexts.enterTheAccountNumber }))),
  }),
  ifsc: bank(capitals(11), {
    read: gstFormTexts.bankAccount,
    label: 'IFSC',
    tells: bankOfIfsc,
    box: 'capitals',
    asked: asksBank,
    maxLength: 11,
    format: inCapitals,
    check: wrongBy(ifscText),
  }),
}
