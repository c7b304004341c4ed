import * as z from 'zod/mini'
import { maskAadhaar } from '../../contract/kernel/ids.ts'
import { type KycDetails, kycDetails } from '../../contract/kyc.ts'
import type { Db } from '../platform/database.ts'
import { readKycRow, type Subject } from './kyc-store.ts'

/** What is known of a person already, under what they have typed since; the Aadhaar number masked. */
export async function knownDetails(db: Db, subject: Subject): Promise<{ details: KycDetails; aadharNo: string }> {
  const person = await db.selectFrom('person').selectAll().where('user_id', '=', subject.id).executeTakeFirst()
  const typed = (await readKycRow(db, subject.id))?.details ?? {}
  const known = {
    ...(subject.kind === 'merchant' && (await businessDetails(db, subject.merchantId))),
    fName: person?.first_name ?? '',
    lName: person?.last_name ?? '',
    fatherName: person?.father_name ?? '',
    gender: person?.gender ?? '',
    dob: person?.dob ?? '',
    panNo: person?.pan ?? '',
  }
  return {
    details: z.parse(kycDetails, { ...known, ...typed }),
    aadharNo: person?.aadhaar_last4 ? maskAadhaar(person.aadhaar_last4) : '',
  }
}

async function businessDetails(db: Db, merchantId: string): Promise<Partial<KycDetails>> {
  const row = await db.selectFrom('merchant').selectAll().where('id', '=', merchantId).executeTakeFirstOrThrow()
  const { address1, address2, address3, district, state, pin } = row
  return { bussName: row.business_name, gstNo: row.gst_no, address1, address2, address3, district, state, pin }
}
