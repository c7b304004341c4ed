import { Group, Textarea } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { ReactNode } from 'react'
import type { RuleKind } from '../../contract/law/rule-kinds.ts'
import { croreWords, turnoverEdges } from '../../contract/law/turnover.ts'
import { DayInput } from '../ui/day-input/day-input.tsx'
import { PlainNumberInput } from '../ui/form/plain-number-input.tsx'
import { RupeesInput } from '../ui/form/rupees-input.tsx'
import { SelectField } from '../ui/form/select-field.tsx'
import { WholeNumberInput } from '../ui/form/whole-number-input.tsx'
import { LateFeeFields } from './late-fee-fields.tsx'
import type { VersionValues } from './version-values.ts'

type Form = UseFormReturnType<VersionValues>

/** Names for the alert, by the path of the value. */
export const labelsOf: Readonly<Record<string, string>> = {
  'value.paise': 'Fee, rupees',
  'value.rate': 'Rate, percent',
  'value.day': 'Day of the month',
  'value.monthsAfter': 'Months after the period',
  'value.years': 'Years after the due date',
  'value.aboveCrore': 'Wanted above',
  'value.upToCrore': 'Open up to',
  'value.workingDays': 'Working days',
  'value.bornFrom': 'Born on or after',
  'value.age': 'Age, years',
  'value.bands': 'Late fee',
  'value.nil': 'Nil return',
  'value.proofs': 'Proofs',
}

/** A box of the draft, with what is wrong at the place of the value that it becomes. */
const input = (form: Form, name: string, path: string) => ({
  label: labelsOf[`value.${path}`],
  ...form.getInputProps(`draft.${name}`),
  error: form.errors[`value.${path}`],
})

/** The boxes for a value, by the kind of the rule. */
export const ValueFields = ({ kind, form }: { kind: RuleKind; form: Form }) => fields[kind](form)

const edges = turnoverEdges.map((crore) => ({ value: String(crore), label: croreWords(crore) }))

const fields: { [Kind in RuleKind]: (form: Form) => ReactNode } = {
  'late-fee': (form) => <LateFeeFields form={form} />,
  'due-date': (form) => (
    <Group align="flex-start" grow>
      <WholeNumberInput description="Empty: the same day" {...input(form, 'day', 'day')} />
      <WholeNumberInput description="0 to 24" required {...input(form, 'monthsAfter', 'monthsAfter')} />
    </Group>
  ),
  'filing-bar': (form) => (
    <WholeNumberInput
      description="0: not after that day. Empty: taken however late it is"
      maw={260}
      {...input(form, 'years', 'years')}
    />
  ),
  threshold: (form) => <SelectField required maw={260} options={edges} {...input(form, 'aboveCrore', 'aboveCrore')} />,
  'scheme-limit': (form) => (
    <SelectField required maw={260} options={edges} {...input(form, 'upToCrore', 'upToCrore')} />
  ),
  'answer-time': (form) => (
    <WholeNumberInput description="1 to 90" required maw={260} {...input(form, 'workingDays', 'workingDays')} />
  ),
  'government-fee': (form) => <RupeesInput required maw={260} {...input(form, 'rupees', 'paise')} />,
  tds: (form) => <PlainNumberInput required maw={260} {...input(form, 'percent', 'rate')} />,
  proofs: (form) => (
    <Textarea
      description="One on each line: a short code, a colon, and what people read"
      autosize
      minRows={4}
      required
      {...input(form, 'proofs', 'proofs')}
    />
  ),
  'birth-certificate': (form) => (
    <DayInput description="Empty: of nobody" maw={260} {...input(form, 'bornFrom', 'bornFrom')} />
  ),
  age: (form) => <WholeNumberInput required maw={260} {...input(form, 'age', 'age')} />,
}
