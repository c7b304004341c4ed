import { isWanted } from '../../../contract/form/check-fields.ts'
import { keysOf } from '../../../contract/kernel/keys-of.ts'
import { factsOf, fieldsOfGroup, fieldsOfStep, groupsOfStep, type PanField } from '../../../contract/nsdl-pan/fields.ts'
import { panSteps, type StepName } from '../../../contract/nsdl-pan/form-places.ts'
import type { PanFormErrors, PanQuestion } from '../../../contract/nsdl-pan/pan-question.ts'
import { isShown } from './field-looks.ts'
import type { FilledForm } from './use-pan-form-state.ts'

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

/** Whoever is in a hurry may go over a step: nothing is wrong on it, and all that it must have was filled in for them. */
export function isFilledIn(name: StepName, { question, given, hurried, allWrong }: FilledForm): boolean {
  if (!hurried) return false
  const wanted = groupsOfStep(name).flatMap((group) =>
    fieldsOfGroup(group).filter((field) => isShown(field, group, question) && isWanted(factsOf(field), question)),
  )
  return wanted.length > 0 && wrongOn(name, allWrong).length === 0 && wanted.every((field) => given.has(field))
}
