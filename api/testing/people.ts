import type { Role } from '../../contract/kernel/role.ts'
import { secondsAfter } from '../platform/clock.ts'
import { hashPassword } from '../platform/crypto/password.ts'
import type { Tx } from '../platform/database.ts'
import { createUser, nextCode } from '../user/create-user.ts'
import { openWallet } from '../wallet/open-wallet.ts'
import type { TestHouse } from './test-house.ts'

export const testPassword = 'correct horse battery'
let hash: Promise<string> | undefined
let number = 0

export interface Person {
  id: string
  code: string
  userName: string
  email: string
  merchantId: string | null
}

interface Traits {
  role?: Role
  permissions?: readonly string[]
  merchantId?: string
  owner?: boolean
  mustChangePassword?: boolean
  twoFactor?: boolean
  /** Of a merchant's people; approved unless said otherwise, so that they may act. */
  kyc?: 'not-started' | 'submitted' | 'approved' | 'rejected' | 're-kyc'
}

/** A person in the database, with a name and a number of their own. */
export async function aPerson(house: TestHouse, traits: Traits = {}): Promise<Person> {
  hash ??= hashPassword(testPassword)
  const passwordHash = await hash
  number += 1
  const userName = `person${number}`
  const role = traits.role ?? 'staff'
  const merchantId = traits.merchantId ?? null
  const email = `${userName}@people.test`
  const merchantCode =
    traits.owner && merchantId
      ? await house.db.selectFrom('merchant').select('code').where('id', '=', merchantId).executeTakeFirstOrThrow()
      : undefined
  const made = await house.inTx((tx) =>
    createUser(tx, {
      userName,
      displayName: `Person ${number}`,
      role,
      email,
      merchantId: traits.merchantId,
      code: merchantCode?.code,
      owner: traits.owner,
      permissions: traits.permissions,
      passwordHash,
      firstPasswordUntil: traits.mustChangePassword ? secondsAfter(house.platform.clock.now(), 72 * 3600) : undefined,
    }),
  )
  if (traits.kyc !== undefined || role === 'merchant')
    await house.db
      .updateTable('app_user')
      .set({ kyc_state: traits.kyc ?? 'approved' })
      .where('id', '=', made.id)
      .execute()
  if (traits.twoFactor)
    await house.db.updateTable('app_user').set({ two_factor: true }).where('id', '=', made.id).execute()
  return { ...made, userName, email, merchantId }
}

/** A business with its wallet; its people are added by `aPerson`. */
export async function aMerchant(
  house: TestHouse,
  traits: { uplineId?: string; idType?: string } = {},
): Promise<{ id: string; code: string }> {
  return house.inTx(async (tx) => {
    const code = await nextCode(tx, 'M', 'merchant_code_no')
    const merchant = await tx
      .insertInto('merchant')
      .values({
        code,
        business_name: `Business ${code}`,
        upline_id: traits.uplineId ?? null,
        ...(await idTypeColumns(tx, traits.idType ?? 'Retailer')),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await openWallet(tx, merchant.id)
    return { id: merchant.id, code }
  })
}

/** An id type by its name, with the package that goes with it. */
async function idTypeColumns(tx: Tx, name: string) {
  const { id, default_package_id } = await tx
    .selectFrom('id_type')
    .select(['id', 'default_package_id'])
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return { id_type_id: id, package_id: default_package_id }
}
