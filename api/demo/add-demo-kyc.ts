import { type DocumentKind, documentKinds } from '../../contract/kyc-moves.ts'
import type { Tx } from '../platform/database.ts'
import type { DemoHouse } from './demo-house.ts'
import { type DemoPicture, keepDemoPicture } from './draw-demo-picture.ts'
import { daysAgo } from './past.ts'

/** Zeta and Theta, who wait to be looked at. */
const submitted = ['9820000002', '9820000004']

const pictures: Record<DocumentKind, DemoPicture> = {
  pan: 'card',
  aadhaar: 'card',
  photo: 'face',
  'shop-photo': 'shop',
  'address-proof': 'paper',
  cheque: 'paper',
}

/** Owners who have shown who they are, and wait for the back office. */
export async function addDemoKyc(tx: Tx, house: DemoHouse): Promise<void> {
  for (const [i, mobile] of submitted.entries())
    await submitKyc(tx, house, { merchantId: house.merchants.get(mobile) ?? '', at: daysAgo(1 + i, '12:30') })
}

async function submitKyc(
  tx: Tx,
  { owners, files }: DemoHouse,
  { merchantId, at }: { merchantId: string; at: Date },
): Promise<void> {
  const userId = owners.get(merchantId) ?? ''
  const shop = await tx.selectFrom('merchant').selectAll().where('id', '=', merchantId).executeTakeFirstOrThrow()
  const { address1, address2, address3, pin, state, district } = shop
  const business = { bussName: shop.business_name, address1, address2, address3, pin, state, district }
  const identity = { panNo: shop.pan, gstNo: '', accountNo: '30098765432', ifsc: 'SBIN0000000' }
  await tx
    .insertInto('kyc')
    .values({
      user_id: userId,
      details: JSON.stringify({ ...business, ...identity }),
      submitted_at: at,
      changed_at: at,
    })
    .execute()
  for (const kind of documentKinds) {
    const file_id = await keepDemoPicture(tx, files, { picture: pictures[kind], name: `${kind}.jpg`, userId })
    await tx.insertInto('kyc_document').values({ user_id: userId, kind, file_id, uploaded_at: at }).execute()
  }
  await tx.updateTable('app_user').set({ kyc_state: 'submitted' }).where('id', '=', userId).execute()
}
