import { type Tx, writtenAt } from '../platform/database.ts'
import { keyedHashOf, seal } from '../platform/vault.ts'

/** Who someone is, as papers say it. What is left out stays as it was. */
export interface PersonFacts {
  firstName?: string
  lastName?: string
  fatherName?: string
  gender?: 'M' | 'F' | 'T'
  /** A day, as '1990-12-31'. */
  dob?: string
  pan?: string
  /** Twelve digits; only their sealed form and the last four are kept. */
  aadhaar?: string
  address1?: string
  address2?: string
  address3?: string
  district?: string
  state?: string
  pin?: string
}

/** Binds a sealed Aadhaar number to the person it belongs to. */
export const aadhaarContext = (userId: string) => `person:${userId}:aadhaar`

export async function savePerson(tx: Tx, userId: string, facts: PersonFacts): Promise<void> {
  const { firstName, lastName, fatherName, aadhaar, ...same } = facts
  const columns = {
    ...same,
    ...(firstName !== undefined && { first_name: firstName }),
    ...(lastName !== undefined && { last_name: lastName }),
    ...(fatherName !== undefined && { father_name: fatherName }),
    ...(aadhaar !== undefined && sealedAadhaar(userId, aadhaar)),
    updated_at: writtenAt,
  }
  await tx
    .insertInto('person')
    .values({ user_id: userId, ...columns })
    .onConflict((clash) => clash.column('user_id').doUpdateSet(columns))
    .execute()
}

function sealedAadhaar(userId: string, aadhaar: string) {
  return {
    sealed_aadhaar: seal(aadhaar, aadhaarContext(userId)),
    aadhaar_hash: keyedHashOf(`aadhaar:${aadhaar}`),
    aadhaar_last4: aadhaar.slice(-4),
  }
}
