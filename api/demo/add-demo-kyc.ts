import { type DocumentKind, documentsOf, type KycKind } from '../../contract/kyc-moves.ts'
import { demoMembers } from '../../database/demo/members.ts'
import type { Tx } from '../platform/database.ts'
import { type DemoHouse, deskOf } from './demo-house.ts'
import { type DemoPicture, keepDemoPicture } from './keep-demo-picture.ts'
import { daysAgo } from './past.ts'

const hourMs = 3_600_000
const refusal = 'The shop photo does not show the name board. Please take it from across the street.'
const again = 'The cheque is older than three years. Please upload a new one.'

const pictures: Record<DocumentKind, DemoPicture> = {
  pan: 'card',
  aadhaar: 'card',
  photo: 'face',
  'shop-photo': 'shop',
  'address-proof': 'paper',
  cheque: 'paper',
}

interface HandedIn {
  userId: string
  kind: KycKind
  state: 'submitted' | 'rejected' | 're-kyc'
  at: Date
}

/** Owners and staff who have shown who they are: some wait for the back office, some were sent back or asked again. */
export async function addDemoKyc(tx: Tx, house: DemoHouse, staff: readonly string[]): Promise<void> {
  const owners = demoMembers.flatMap(({ mobile, kyc }): Omit<HandedIn, 'at'>[] => {
    if (kyc === 'approved' || kyc === 'not-started') return []
    return [{ userId: deskOf(house, mobile).ownerId, kind: 'merchant', state: kyc }]
  })
  const people = staff.map((userId) => ({ userId, kind: 'staff', state: 'submitted' }) as const)
  for (const [i, one] of [...owners, ...people].entries())
    await handIn(tx, house, { ...one, at: daysAgo(1 + i, '12:30') })
}

async function handIn(tx: Tx, { files, adminId }: DemoHouse, { userId, kind, state, at }: HandedIn): Promise<void> {
  const remark = state === 'rejected' ? refusal : state === 're-kyc' ? again : ''
  const decided = { decided_at: new Date(Math.min(at.getTime() + hourMs, Date.now())), decided_by: adminId }
  await tx
    .insertInto('kyc')
    .values({
      user_id: userId,
      details: JSON.stringify(await detailsOf(tx, { userId, kind })),
      submitted_at: at,
      changed_at: at,
      remark,
      ...(state !== 'submitted' && decided),
    })
    .execute()
  for (const paper of documentsOf[kind]) {
    const file_id = await keepDemoPicture(tx, files, { picture: pictures[paper], name: `${paper}.jpg`, userId })
    await tx.insertInto('kyc_document').values({ user_id: userId, kind: paper, file_id, uploaded_at: at }).execute()
  }
  await tx.updateTable('app_user').set({ kyc_state: state }).where('id', '=', userId).execute()
}

async function detailsOf(tx: Tx, { userId, kind }: Pick<HandedIn, 'userId' | 'kind'>): Promise<Record<string, string>> {
  const person = await tx.selectFrom('person').select('pan').where('user_id', '=', userId).executeTakeFirstOrThrow()
  const shop = await tx
    .selectFrom('merchant')
    .innerJoin('app_user', 'app_user.merchant_id', 'merchant.id')
    .selectAll('merchant')
    .where('app_user.id', '=', userId)
    .executeTakeFirstOrThrow()
  const { address1, address2, address3, pin, state, district } = shop
  const identity = { panNo: person.pan, gstNo: '', accountNo: '30098765432', ifsc: 'SBIN0000000' }
  const place = { address1, address2, address3, pin, state, district }
  return kind === 'merchant' ? { bussName: shop.business_name, ...place, ...identity } : { ...place, ...identity }
}
