import type { Tx } from '../platform/database.ts'
import { createUser, nextCode } from '../user/create-user.ts'
import { type PersonFacts, savePerson } from '../user/save-person.ts'
import { setKycState } from '../user/set-kyc-state.ts'
import { openWallet } from '../wallet/open-wallet.ts'

export interface NewMerchant {
  businessName: string
  idTypeId: string
  packageId: string
  address: { address1: string; address2: string; address3: string; district: string; state: string; pin: string }
  pan: string
  gstNo?: string
  registrationId?: string
  /** The business above it. */
  uplineId?: string
  owner: {
    userName: string
    displayName: string
    mobile: string
    email: string
    /** Without one, the owner chooses it by a link. */
    passwordHash?: string
    /** Until when a password that somebody else has typed can be used. */
    firstPasswordUntil?: Date
    facts: PersonFacts
    kyc?: 'approved'
    /** In which they have registered. */
    language?: string | null
  }
}

export interface OpenedMerchant {
  id: string
  code: string
  ownerId: string
}

/** Opens a business: its row, its wallet, and the sign-in of its owner, who changes the first password. */
export async function openMerchant(tx: Tx, given: NewMerchant): Promise<OpenedMerchant> {
  const { owner } = given
  const code = await nextCode(tx, 'M', 'merchant_code_no')
  const { id } = await tx
    .insertInto('merchant')
    .values({
      code,
      business_name: given.businessName,
      id_type_id: given.idTypeId,
      package_id: given.packageId,
      upline_id: given.uplineId ?? null,
      registration_id: given.registrationId ?? null,
      mobile: owner.mobile,
      email: owner.email,
      pan: given.pan,
      gst_no: given.gstNo ?? '',
      ...given.address,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await openWallet(tx, id)
  const { passwordHash, firstPasswordUntil } = owner
  const user = await createUser(tx, {
    userName: owner.userName,
    displayName: owner.displayName,
    role: 'merchant',
    email: owner.email,
    mobile: owner.mobile,
    merchantId: id,
    code,
    owner: true,
    passwordHash,
    firstPasswordUntil,
    language: owner.language,
  })
  await savePerson(tx, user.id, { ...owner.facts, ...given.address })
  if (owner.kyc) await setKycState(tx, user.id, owner.kyc)
  return { id, code, ownerId: user.id }
}
