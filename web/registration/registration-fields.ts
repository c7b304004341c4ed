import { registrant, shop } from '../../contract/registration.ts'
import { emptyJoining, joiningLabels } from '../ui/form/joining-labels.ts'

/** The texts of the form by their names on the wire. The tick, the code and the captcha are not among them. */
export const emptyFields = emptyJoining
export type Fields = typeof emptyFields
export type FieldName = keyof Fields

export const labels: Record<string, string> = { ...joiningLabels, code: 'Code', captcha: 'Captcha' }

export const optionalFields: readonly string[] = ['lName', 'address2', 'address3']

/** The steps of the form; the first two are checked before one goes on. */
export const steps = [
  { title: 'Person', schema: registrant },
  { title: 'Shop', schema: shop },
  { title: 'Verify', schema: undefined },
] as const
export const lastStep = steps.length - 1

/** The step that holds a field. */
export function stepOf(field: string): number {
  const found = steps.findIndex(({ schema }) => schema && field in schema.shape)
  return found === -1 ? lastStep : found
}
