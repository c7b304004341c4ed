import { keysOf } from '../../contract/kernel/keys-of.ts'
import {
  type emptyRegistration,
  fieldsOfStep,
  registrant,
  registrationLabels,
  registrationSteps,
  shop,
} from '../../contract/registration-fields.ts'
import { registerTexts } from '../../texts/en/register.ts'

/** The texts of the form by their names on the wire. The tick, the code and the captcha are not among them. */
export type Fields = typeof emptyRegistration
export type FieldName = keyof Fields

export const labels = (): Record<string, string> => ({
  ...registrationLabels(),
  consent: registerTexts.consent(),
  code: registerTexts.code(),
  captcha: registerTexts.captcha(),
})

const schemas = { person: registrant, shop, verify: undefined }

/** The steps of the form; the first two are checked before one goes on. */
export const steps = keysOf(registrationSteps).map((name) => ({
  name,
  title: registrationSteps[name],
  schema: schemas[name],
}))
export const lastStep = steps.length - 1

/** The step that holds a field. */
export function stepOf(field: string): number {
  const found = steps.findIndex(({ name }) => fieldsOfStep(name).some((one) => one === field))
  return found === -1 ? lastStep : found
}
