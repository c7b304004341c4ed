import { type MyKyc, missingOf } from '../../contract/kyc.ts'
import { stepsOf } from '../../contract/kyc-fields.ts'

/** Some step is whole or some document is there, and the person has seen it. */
export function isStarted(kyc: MyKyc): boolean {
  const missing = missingOf(kyc.kind, kyc)
  const steps = stepsOf(kyc.kind).length - missing.steps.length
  return kyc.begun && (steps > 0 || kyc.documents.some(({ state }) => state !== 'not-uploaded'))
}
