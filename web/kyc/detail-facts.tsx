import type { ReactNode } from 'react'
import { formatDate } from '../../contract/kernel/dates.ts'
import type { KycDetails } from '../../contract/kyc.ts'
import type { KycKind } from '../../contract/kyc-moves.ts'
import { genderOptions } from '../../contract/registration.ts'
import { districtWords } from '../ui/district-words.ts'
import { Facts } from '../ui/facts.tsx'
import { type KycSection, kycField, kycFieldNames, kycSections } from './kyc-fields.ts'

interface Props {
  kind: KycKind
  details: KycDetails
  /** Masked, or with a way to see it whole. */
  aadhaar: ReactNode
  /** Marks a district that the person wrote by hand; for the back office. */
  markDistrict?: boolean
}

/** Of an owner's staff neither the business nor its bank is asked. */
const sectionsOf: Record<KycKind, readonly KycSection[]> = {
  merchant: kycSections,
  staff: ['person', 'identity'],
}

/** The details, read only. Of an owner the person is shown too, as it is known from the registration. */
export function DetailFacts({ kind, details, aadhaar, markDistrict = false }: Props) {
  const shown = { ...details, district: districtWords(details.district, !markDistrict) }
  const read = kycSections
    .filter((section) => sectionsOf[kind].includes(section))
    .flatMap((section) => kycFieldNames.filter((name) => kycField(name).section === section))
  return (
    <Facts
      facts={read.map((name) => [kycField(name).label, name === 'aadharNo' ? aadhaar : wordsOf(name, shown[name])])}
    />
  )
}

function wordsOf(name: keyof KycDetails, value: string): string {
  if (name === 'dob') return formatDate(value)
  if (name === 'gender') return genderOptions.find((one) => one.value === value)?.label ?? ''
  return value
}
