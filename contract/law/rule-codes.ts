import type { RuleKind } from './rule-kinds.ts'

/** How the codes of each kind read, so that a rule asked for under another kind does not compile. */
interface Codes {
  'late-fee': `late-fee/${string}`
  'due-date': `due/${string}`
  'filing-bar': `bar/${string}`
  threshold: `threshold/${string}`
  'scheme-limit': `scheme/${string}`
  'answer-time': `answer/${string}`
  'government-fee': `fee/${string}`
  tds: `tds/${string}`
  proofs: `proofs/${string}`
  'birth-certificate': 'birth-certificate'
  age: `age/${string}`
}
export type RuleCode<Kind extends RuleKind> = Codes[Kind]

/**
 * The codes that rules are kept by: code asks for a rule by these names and nowhere writes one out. They stand in the
 * database, so a code that exists never changes.
 */

/** Of a return: 'late-fee/gstr-3b'. */
export const lateFeeCode = (returnType: string): RuleCode<'late-fee'> => `late-fee/${returnType}`
export const barCode = (returnType: string): RuleCode<'filing-bar'> => `bar/${returnType}`
export const thresholdCode = (returnType: string): RuleCode<'threshold'> => `threshold/${returnType}`

interface Whom {
  returnType: string
  scheme: string
  stateGroup: string
}

/** 'due/gstr-3b/qrmp/A'. */
export const dueDateCode = ({ returnType, scheme, stateGroup }: Whom): RuleCode<'due-date'> =>
  `due/${returnType}/${scheme}/${stateGroup}`

/** Up to which turnover a scheme is open: 'scheme/qrmp'. */
export const schemeLimitCode = (scheme: string): RuleCode<'scheme-limit'> => `scheme/${scheme}`

/** Of a product: 'fee/pan-new-physical-card'. */
export const feeCode = (product: string): RuleCode<'government-fee'> => `fee/${product}`

export const tdsCode = 'tds/commission'

/** Of a list of papers: 'proofs/birth'. */
export const proofsCode = (list: string): RuleCode<'proofs'> => `proofs/${list}`
export const birthCertificateCode = 'birth-certificate'

export const majorityCode = 'age/majority'

/** How long a merchant has to answer what the department asks about a registration. */
export const registrationAnswerCode = 'answer/gst-registration'
