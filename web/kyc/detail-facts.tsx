import type { ReactNode } from 'react'
import { formatDate } from '../../contract/kernel/dates.ts'
import type { KycDetails } from '../../contract/kyc.ts'
import type { KycKind } from '../../contract/kyc-moves.ts'
import { genderOptions } from '../../contract/registration.ts'
import { districtWords } from '../ui/district-words.ts'
import { Facts } from '../ui/facts.tsx'
import { fieldLabels } from './kyc-words.ts'

interface Props {
  kind: KycKind
  details: KycDetails
  /** Masked, or with a way to see it whole. */
  aadhaar: ReactNode
  /** Marks a district that the person wrote by hand; for the back office. */
  markDistrict?: boolean
}

const business = ['bussName', 'address1', 'address2', 'address3', 'district', 'state', 'pin'] as const
const bank = ['gstNo', 'accountNo', 'ifsc'] as const
const person = ['fName', 'lName', 'fatherName', 'gender', 'dob'] as const

/** The details, read only. Of an owner the person is shown too, as it is known from the registration. */
export function DetailFacts({ kind, details, aadhaar, markDistrict = false }: Props) {
  const shown = { ...details, district: districtWords(details.district, !markDistrict) }
  const fact = (name: keyof KycDetails) => [fieldLabels[name] ?? name, wordsOf(name, shown[name])] as const
  return (
    <Facts
      facts={[
        ...(kind === 'merchant' ? business.map(fact) : []),
        ...person.map(fact),
        fact('panNo'),
        [fieldLabels.aadharNo ?? '', aadhaar],
        ...(kind === 'merchant' ? bank.map(fact) : []),
      ]}
    />
  )
}

function wordsOf(name: keyof KycDetails, value: string): string {
  if (name === 'dob') return formatDate(value)
  if (name === 'gender') return genderOptions.find((one) => one.value === value)?.label ?? ''
  return value
}
