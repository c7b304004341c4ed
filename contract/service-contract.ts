import type { Option } from './kernel/fields.ts'
import type { Workflow } from './kernel/workflow.ts'
import type { Report } from './report/report.ts'

export interface NamedWorkflow {
  title: string
  workflow: Workflow<string, string>
  /** Where a record keeps its state; a table of its own records the moves where `events` names one. */
  kept?: { table: string; column: string; events?: string }
  /** States that are worked out, from the day or from what is not there, rather than kept. */
  derived?: readonly string[]
}

/** What a service's folder of the contract offers to lists of all services, beside the plain facts of the register. */
export interface ServiceContract {
  /** The first is the one of what is sold. */
  workflows: readonly [NamedWorkflow, ...NamedWorkflow[]]
  /** States of what was sent in, as reports name them. */
  states: readonly Option[]
  /** Reports on nothing but this service. */
  reports: readonly Report[]
}
