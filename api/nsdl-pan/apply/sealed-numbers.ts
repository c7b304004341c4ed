import { isAadhaar, maskTypedAadhaar, takeTypedAadhaar } from '../../../contract/kernel/ids.ts'
import { type PanDraft, sealedFields } from '../../../contract/nsdl-pan/draft.ts'
import { hashed, seal, unseal } from '../../platform/vault.ts'
import type { Application } from '../application-store.ts'

/** The two Aadhaar numbers of an application, whole. */
export type SealedNumbers = Pick<PanDraft, (typeof sealedFields)[number]>

const none: SealedNumbers = { aadhaarNo: '', raAadhaarNo: '' }
const contextOf = (id: string) => `pan:${id}:aadhaar`

export const openNumbers = ({ id, sealed }: Pick<Application, 'id' | 'sealed'>): SealedNumbers =>
  sealed ? { ...none, ...(JSON.parse(unseal(sealed, contextOf(id))) as Partial<SealedNumbers>) } : none

/** Numbers as a browser may see them. */
export function maskNumbers(numbers: SealedNumbers): SealedNumbers {
  return { aadhaarNo: maskTypedAadhaar(numbers.aadhaarNo), raAadhaarNo: maskTypedAadhaar(numbers.raAadhaarNo) }
}

/** What was typed over what is kept: a mask that was left keeps the number, anything else takes its place. */
export function takeNumbers(typed: SealedNumbers, kept: SealedNumbers): SealedNumbers {
  const take = (field: keyof SealedNumbers) => takeTypedAadhaar(typed[field], kept[field])
  return { aadhaarNo: take('aadhaarNo'), raAadhaarNo: take('raAadhaarNo') }
}

/** The columns that keep the numbers: sealed for this row, and what finds the same applicant again. */
export function sealNumbers(id: string, numbers: SealedNumbers) {
  const { aadhaarNo } = numbers
  const some = sealedFields.some((field) => numbers[field] !== '')
  return {
    sealed: some ? seal(JSON.stringify(numbers), contextOf(id)) : null,
    aadhaar_hash: isAadhaar(aadhaarNo) ? hashed(`aadhaar:${aadhaarNo}`) : null,
    aadhaar_last4: isAadhaar(aadhaarNo) ? aadhaarNo.slice(-4) : '',
  }
}
