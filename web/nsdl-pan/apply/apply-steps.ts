import { keysOf } from '../../../contract/kernel/keys-of.ts'
import { isPerson } from '../../../contract/nsdl-pan/category.ts'
import { asksTax, needsRepresentative, type PanQuestion, type Wrong } from '../../../contract/nsdl-pan/check-facts.ts'
import { panSteps, type StepName } from '../../../contract/nsdl-pan/field-kinds.ts'
import { fieldsOfStep, type PanField } from '../../../contract/nsdl-pan/fields.ts'

export const stepTitle = (name: StepName): string => panSteps[name]

/** The steps of the form for what is asked; a minor's has one more. */
export function stepsFor(question: PanQuestion): StepName[] {
  const person = isPerson(question.category)
  const asked: Record<StepName, boolean> = {
    correction: question.type === 'C',
    applicant: person,
    parents: person,
    entity: !person,
    address: true,
    ao: asksTax(question),
    representative: needsRepresentative(question),
    papers: true,
    review: true,
  }
  return keysOf(panSteps).filter((name) => asked[name])
}

/** The step on which a field stands. */
export function stepOf(field: string, among: readonly StepName[]): StepName | undefined {
  return among.find((name) => fieldsOfStep(name).some((one) => one === field))
}

/** What is wrong on one step, in the order of its fields. */
export const wrongOn = (name: StepName, wrong: Wrong): PanField[] =>
  fieldsOfStep(name).filter((field) => wrong[field] !== undefined)
