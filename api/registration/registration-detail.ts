import type { RegistrationDetail } from '../../contract/registration-review.ts'
import { rejectionReasons } from '../catalogue/rejection-reasons.ts'
import type { Db } from '../platform/database.ts'
import { isKnownDistrict } from '../reference/check-place.ts'
import { readRegistration } from './registration-store.ts'

/** Everything a reviewer reads, with the decision once there is one. */
export async function registrationDetail(db: Db, id: string): Promise<RegistrationDetail> {
  const row = await readRegistration(db, id)
  const reasons = await rejectionReasons(db, 'registration')
  return {
    refNo: row.ref_no,
    dated: row.dated.toISOString(),
    fName: row.first_name,
    lName: row.last_name,
    fatherName: row.father_name,
    gender: row.gender,
    dob: row.dob,
    mobileNo: row.mobile,
    emailId: row.email,
    panNo: row.pan,
    idName: row.id_name,
    shopName: row.shop_name,
    address1: row.address1,
    address2: row.address2,
    address3: row.address3,
    district: row.district,
    districtKnown: await isKnownDistrict(db, row),
    state: row.state,
    pin: row.pin,
    clientIp: row.client_ip,
    status: row.status,
    decision: row.decided_at && {
      at: row.decided_at.toISOString(),
      by: row.decided_by_name ?? '',
      remark: row.remark ?? '',
      merchantCode: row.merchant_code ?? '',
    },
    reasons: reasons.map(({ reason, remedy }) => [`${reason}.`, remedy].filter(Boolean).join(' ')),
  }
}
