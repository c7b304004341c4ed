import { tableOf } from '../../contract/kernel/keys-of.ts'
import { kycField, kycFieldNames } from '../../contract/kyc-fields.ts'
import type { DocumentState, KycKind } from '../../contract/kyc-moves.ts'
import { publicPaths } from '../../contract/public-paths.ts'
import { say } from '../../texts/say.ts'

export const documentColors: Record<DocumentState, string> = {
  'not-uploaded': 'gray',
  uploaded: 'yellow',
  verified: 'green',
  rejected: 'red',
}

export const formPath: Record<KycKind, string> = {
  merchant: publicPaths.merchantKyc,
  staff: publicPaths.staffKyc,
}

/** Names of the fields, for alerts. */
export const fieldLabels = (): Record<string, string> => tableOf(kycFieldNames, (name) => say(kycField(name).read))
