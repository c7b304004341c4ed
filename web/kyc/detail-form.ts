import type { UseFormReturnType } from '@mantine/form'

/** What is typed in one step, by the names of the wire. */
export type StepValues = Record<string, string>
export type DetailForm = UseFormReturnType<StepValues>
