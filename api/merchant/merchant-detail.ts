import type { MerchantDetail, MerchantPerson } from '../../contract/merchant.ts'
import type { Db } from '../platform/database.ts'
import { walletBalance } from '../wallet/wallet-balance.ts'
import { merchantProfile } from './merchant-profile.ts'
import { readMerchant } from './merchant-store.ts'

/** Everything the back office reads of a merchant on its own page, but for lists that are asked apart. */
export async function merchantDetail(db: Db, id: string): Promise<MerchantDetail> {
  const row = await readMerchant(db, id)
  const people = await readPeople(db, id)
  const owner = people.find(({ isOwner }) => isOwner)
  return {
    ...(await merchantProfile(db, id)),
    id: row.id,
    code: row.code,
    status: row.locked_at ? 'locked' : 'active',
    joined: row.created_at.toISOString(),
    idType: row.id_type_id,
    packageId: row.package_id,
    packageName: await packageName(db, row.package_id),
    mobileNo: row.mobile,
    emailId: row.email,
    upline: row.upline_id === null ? null : await briefly(db, row.upline_id),
    balance: await walletBalance(db, id),
    owner: owner ?? null,
    employees: people.filter(({ isOwner }) => !isOwner),
    documents: owner ? await readDocuments(db, owner.id) : [],
  }
}

async function packageName(db: Db, id: string): Promise<string> {
  const { name } = await db.selectFrom('package').select('name').where('id', '=', id).executeTakeFirstOrThrow()
  return name
}

async function briefly(db: Db, id: string) {
  const { code, business_name } = await readMerchant(db, id)
  return { id, code, bussName: business_name }
}

async function readPeople(db: Db, merchantId: string): Promise<(MerchantPerson & { isOwner: boolean })[]> {
  const rows = await db
    .selectFrom('app_user')
    .select(['id', 'code', 'display_name', 'mobile', 'email', 'kyc_state', 'locked_at', 'is_owner'])
    .where('merchant_id', '=', merchantId)
    .orderBy('is_owner', 'desc')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    code: row.code,
    name: row.display_name,
    mobileNo: row.mobile ?? '',
    emailId: row.email,
    kyc: row.kyc_state,
    locked: row.locked_at !== null,
    isOwner: row.is_owner,
  }))
}

async function readDocuments(db: Db, userId: string): Promise<MerchantDetail['documents']> {
  const rows = await db
    .selectFrom('kyc_document')
    .select(['kind', 'state'])
    .where('user_id', '=', userId)
    .where('replaced_at', 'is', null)
    .orderBy('kind')
    .execute()
  return rows
}
