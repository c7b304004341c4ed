import type { ComponentType } from 'react'
import type { StepName } from '../../../contract/nsdl-pan/field-kinds.ts'
import { AddressStep } from './address-step.tsx'
import { AoStep } from './ao-step.tsx'
import { CorrectionStep } from './correction-step.tsx'
import { EntityStep } from './entity-step.tsx'
import { PapersStep } from './papers-step.tsx'
import { ParentsStep, PersonStep } from './person-step.tsx'
import { RepresentativeStep } from './representative-step.tsx'

const parts: Record<Exclude<StepName, 'review'>, ComponentType> = {
  correction: CorrectionStep,
  applicant: PersonStep,
  parents: ParentsStep,
  entity: EntityStep,
  address: AddressStep,
  ao: AoStep,
  representative: RepresentativeStep,
  papers: PapersStep,
}

/** The fields of one step. */
export function StepFields({ step }: { step: Exclude<StepName, 'review'> }) {
  const Part = parts[step]
  return <Part />
}
