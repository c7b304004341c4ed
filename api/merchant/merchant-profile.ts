import { maskAadhaar } from '../../contract/kernel/ids.ts'
import type { MemberView } from '../../contract/member.ts'
import type { Db } from '../platform/database.ts'
import { notFound } from '../platform/problem.ts'

/** Business and owner as they are shown to whoever may see them; the Aadhaar number masked. */
export async function merchantProfile(db: Db, id: string): Promise<MemberView> {
  const row = await readProfile(db, id)
  if (!row) throw notFound('This merchant does not exist.')
  const { address1, address2, address3, district, state, pin, dob } = row
  return {
    bussName: row.business_name,
    idName: row.id_name,
    panNo: row.pan,
    gstNo: row.gst_no,
    address1,
    address2,
    address3,
    district,
    state,
    pin,
    staff: {
      fullName: row.display_name ?? '',
      fatherName: row.father_name ?? '',
      gender: row.gender,
      dob,
      mobileNo: row.mobile ?? '',
      emailId: row.email ?? '',
      aadharNo: row.aadhaar_last4 ? maskAadhaar(row.aadhaar_last4) : '',
      panNo: row.person_pan ?? '',
    },
  }
}

function readProfile(db: Db, id: string) {
  return db
    .selectFrom('merchant')
    .innerJoin('id_type', 'id_type.id', 'merchant.id_type_id')
    .leftJoin('app_user', (join) =>
      join.onRef('app_user.merchant_id', '=', 'merchant.id').on('app_user.is_owner', '=', true),
    )
    .leftJoin('person', 'person.user_id', 'app_user.id')
    .select(['merchant.business_name', 'id_type.name as id_name', 'merchant.pan', 'merchant.gst_no'])
    .select(['merchant.address1', 'merchant.address2', 'merchant.address3'])
    .select(['merchant.district', 'merchant.state', 'merchant.pin'])
    .select(['app_user.display_name', 'app_user.mobile', 'app_user.email'])
    .select(['person.father_name', 'person.gender', 'person.dob', 'person.aadhaar_last4', 'person.pan as person_pan'])
    .where('merchant.id', '=', id)
    .executeTakeFirst()
}
