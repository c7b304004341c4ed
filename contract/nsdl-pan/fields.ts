import { fieldsInGroup } from '../form/fields-in-group.ts'
import { keysOf } from '../kernel/keys-of.ts'
import type { PanFieldFacts } from './field-kinds.ts'
import { addressFields } from './fields/address-fields.ts'
import { applicantFields } from './fields/applicant-fields.ts'
import { correctionFields } from './fields/correction-fields.ts'
import { entityFields } from './fields/entity-fields.ts'
import { parentFields } from './fields/parent-fields.ts'
import { proofFields } from './fields/proof-fields.ts'
import { representativeFields } from './fields/representative-fields.ts'
import { taxFields } from './fields/tax-fields.ts'
import { type GroupName, groupFacts, type SectionName, type StepName, stepGroups } from './form-places.ts'

/**
 * Every field that the forms ask for, of whichever applicant, described once, part by part in `fields/`: what it holds, what
 * it is called, when it is asked, its rule, and its place on the steps, where it is read and on paper. The draft, its steps,
 * the server's checks, the review, the printed form, the sheet that is read and the one that is exported come from here; a
 * field that lacks a part does not compile. The order is that of the form.
 */
export const panFields = {
  ...correctionFields,
  ...applicantFields,
  ...entityFields,
  ...parentFields,
  ...representativeFields,
  ...addressFields,
  ...taxFields,
  ...proofFields,
} satisfies Record<string, PanFieldFacts>

export type PanField = keyof typeof panFields
export const panFieldNames = keysOf(panFields)

/** What is known of a field, whichever it is. */
export const factsOf = (field: PanField): PanFieldFacts => panFields[field]

/** The fields of a group, in the order in which they stand on the step. */
export const fieldsOfGroup = (group: GroupName): PanField[] => fieldsInGroup<PanField>(panFields, group)

export const groupsOfStep = (step: StepName): GroupName[] =>
  keysOf(stepGroups).filter((group) => groupFacts(group).step === step)

/** The fields that a step asks for. */
export const fieldsOfStep = (step: StepName): PanField[] => groupsOfStep(step).flatMap(fieldsOfGroup)

/** The fields that are read in a part of the sheet. */
export const fieldsOfSection = (section: SectionName): PanField[] =>
  panFieldNames.filter((field) => factsOf(field).section === section)
