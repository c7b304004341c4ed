import { keysOf } from '../../../contract/kernel/keys-of.ts'
import { fieldsOfGroup, fieldsOfStep, groupsOfStep, type PanField } from '../../../contract/nsdl-pan/fields.ts'
import { panSteps, type StepName } from '../../../contract/nsdl-pan/form-places.ts'
import type { PanFormErrors, PanQuestion } from '../../../contract/nsdl-pan/pan-question.ts'
import { isShown } from './field-looks.ts'

export const stepTitle = (name: StepName): string => panSteps[name]

/** The steps of the form for what is asked; a minor's has one more. */
export const stepsFor = (question: PanQuestion): StepName[] =>
  keysOf(panSteps).filter((step) =>
    groupsOfStep(step).some((group) => fieldsOfGroup(group).some((field) => isShown(field, group, question))),
  )

/** The step on which a field stands. */
export function stepOf(field: string, among: readonly StepName[]): StepName | undefined {
  return among.find((name) => fieldsOfStep(name).some((one) => one === field))
}

/** What is wrong on one step, in the order of its fields. */
export const wrongOn = (name: StepName, wrong: PanFormErrors): PanField[] =>
  fieldsOfStep(name).filter((field) => wrong[field] !== undefined)
