import { credentialProviders } from '../../contract/catalogue/credential-providers.ts'
import type { PsaRequest, PsaStanding } from '../../contract/uti-pan/psa.ts'
import { readCredential } from '../catalogue/read-credential.ts'
import type { Actor } from '../platform/actor.ts'
import type { Db } from '../platform/database.ts'
import { newestPsa, type PsaRecord } from './psa-store.ts'

/** Where a business stands with the provider, and what its form begins with. */
export async function psaStanding(db: Db, { merchantId }: Actor): Promise<PsaStanding> {
  const newest = await newestPsa(db, merchantId)
  return {
    status: newest?.status ?? 'none',
    no: newest?.no ?? null,
    psaId: newest?.psa_id ?? null,
    reason: newest?.reason ?? '',
    loginUrl: await loginUrl(db),
    draft: newest ? draftOf(newest) : await knownOf(db, merchantId),
  }
}

/** As the admin has set it; before that the provider's usual page. */
async function loginUrl(db: Db): Promise<string> {
  const credential = await readCredential(db, 'uti-psa')
  return credential?.values.loginUrl || (credentialProviders['uti-psa'].fields.loginUrl.suggested ?? '')
}

const draftOf = (row: PsaRecord): PsaRequest => ({
  personName: row.person_name,
  shopName: row.shop_name,
  mobileNo: row.mobile,
  emailId: row.email,
  panNo: row.pan,
  district: row.district,
  state: row.state,
  pin: row.pin,
  existingId: row.existing_id,
})

async function knownOf(db: Db, merchantId: string | null): Promise<PsaRequest> {
  const known = await db
    .selectFrom('merchant')
    .innerJoin('app_user', (join) =>
      join.onRef('app_user.merchant_id', '=', 'merchant.id').on('app_user.is_owner', '=', true),
    )
    .select(['merchant.business_name', 'merchant.pan', 'merchant.district', 'merchant.state', 'merchant.pin'])
    .select(['app_user.display_name', 'app_user.mobile', 'app_user.email'])
    .where('merchant.id', '=', merchantId)
    .executeTakeFirst()
  return {
    personName: known?.display_name ?? '',
    shopName: known?.business_name ?? '',
    mobileNo: known?.mobile ?? '',
    emailId: known?.email ?? '',
    panNo: known?.pan ?? '',
    district: known?.district ?? '',
    state: known?.state ?? '',
    pin: known?.pin ?? '',
    existingId: '',
  }
}
