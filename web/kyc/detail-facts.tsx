import type { ReactNode } from 'react'
import { fieldWords } from '../../contract/form/field-words.ts'
import type { KycDetails } from '../../contract/kyc.ts'
import { fieldsRead, kycField } from '../../contract/kyc-fields.ts'
import type { KycKind } from '../../contract/kyc-moves.ts'
import { say } from '../../texts/say.ts'
import { districtWords } from '../ui/district-words.ts'
import { Facts } from '../ui/facts.tsx'

interface Props {
  kind: KycKind
  details: KycDetails
  /** Masked, or with a way to see it whole. */
  aadhaar: ReactNode
  /** Marks a district that the person wrote by hand; for the back office. */
  markDistrict?: boolean
}

/** The details, read only. */
export function DetailFacts({ kind, details, aadhaar, markDistrict = false }: Props) {
  const shown = { ...details, district: districtWords(details.district, !markDistrict) }
  return (
    <Facts
      facts={fieldsRead(kind).map((name) => [
        say(kycField(name).read),
        name === 'aadharNo' ? aadhaar : fieldWords(kycField(name), shown[name]),
      ])}
    />
  )
}
