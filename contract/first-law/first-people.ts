import { birthCertificateCode, majorityCode } from '../law/rule-codes.ts'
import type { FirstRule } from './first-rule.ts'

/** What the law says of people by the day of their birth. */
export const firstPeople: readonly FirstRule[] = [
  {
    code: birthCertificateCode,
    kind: 'birth-certificate',
    title: 'Birth proved by the certificate',
    since: '2023-10-01',
    value: { bornFrom: '2023-10-01' },
    source:
      'Section 17(3) of the Registration of Births and Deaths Act 1969, as changed in 2023; draft of the Income-tax Rules 2026',
  },
  {
    code: majorityCode,
    kind: 'age',
    title: 'Majority',
    since: '2011-11-01',
    value: { age: 18 },
    source: 'Section 3 of the Majority Act 1875',
  },
]
