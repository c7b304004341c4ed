import { isAadhaar } from '../../../contract/kernel/ids.ts'
import { isOneOf, tableOf } from '../../../contract/kernel/keys-of.ts'
import { type PanDraft, sealedFields } from '../../../contract/nsdl-pan/draft.ts'
import { keyedHashOf } from '../../platform/vault.ts'
import { type Numbers, numberOf, openNumbers, sealNumbers } from '../../work/sealed-numbers.ts'
import type { Application } from '../application-store.ts'

/** The two Aadhaar numbers of an application, whole. */
export type SealedNumbers = Numbers<(typeof sealedFields)[number]>

/** A sheet as it is kept: what may lie in the open, and the numbers that are sealed. */
export function splitSealed(sheet: PanDraft): { data: Partial<PanDraft>; numbers: SealedNumbers } {
  const open = Object.entries(sheet).filter(([field]) => !isOneOf(sealedFields, field))
  return { data: Object.fromEntries(open), numbers: tableOf(sealedFields, (field) => sheet[field]) }
}

const contextOf = (id: string) => `pan:${id}:aadhaar`

export function openApplicantNumbers({ id, sealed }: Pick<Application, 'id' | 'sealed'>): SealedNumbers {
  const kept = openNumbers(sealed, contextOf(id))
  return tableOf(sealedFields, (field) => numberOf(kept, field))
}

/** The columns that keep the numbers: sealed for this row, and what finds the same applicant again. */
export function sealApplicantNumbers(id: string, numbers: SealedNumbers) {
  const { aadhaarNo } = numbers
  return {
    sealed: sealNumbers(numbers, contextOf(id)),
    aadhaar_hash: isAadhaar(aadhaarNo) ? keyedHashOf(`aadhaar:${aadhaarNo}`) : null,
    aadhaar_last4: isAadhaar(aadhaarNo) ? aadhaarNo.slice(-4) : '',
  }
}
