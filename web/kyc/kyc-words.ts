import { tableOf } from '../../contract/kernel/keys-of.ts'
import type { DetailStep } from '../../contract/kyc.ts'
import type { DocumentState, KycKind } from '../../contract/kyc-moves.ts'
import { publicPaths } from '../../contract/public-paths.ts'
import { joiningLabels } from '../ui/form/joining-labels.ts'
import { kycField, kycFieldNames } from './kyc-fields.ts'

export const documentColors: Record<DocumentState, string> = {
  'not-uploaded': 'gray',
  uploaded: 'yellow',
  verified: 'green',
  rejected: 'red',
}

export const stepTitles: Record<DetailStep, string> = {
  business: 'Business',
  'business-identity': 'Identity',
  person: 'Person',
  'person-identity': 'Identity',
}

export const formPath: Record<KycKind, string> = {
  merchant: publicPaths.merchantKyc,
  staff: publicPaths.staffKyc,
}

/** Names of the fields, for alerts. */
export const fieldLabels: Record<string, string> = {
  ...joiningLabels,
  ...tableOf(kycFieldNames, (name) => kycField(name).label),
}
