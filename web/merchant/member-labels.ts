import { emptyJoining, joiningLabels } from '../ui/form/joining-labels.ts'

/** What stands in the form before anyone types. */
export const emptyMember = { ...emptyJoining, gstNo: '', consent: false }

export const labels: Record<string, string> = joiningLabels
