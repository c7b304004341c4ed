import { courierCompanies } from '../catalogue/courier-companies.ts'
import { dueHardCopies } from '../nsdl-pan/hardcopy/due-hard-copies.ts'
import type { Actor } from '../platform/actor.ts'
import type { Db } from '../platform/database.ts'
import { containingPattern } from '../platform/like-pattern.ts'

const shown = 20

const companyOptions = async (db: Db) =>
  (await courierCompanies(db)).map(({ id, name, trackingLink }) => ({ value: id, label: name, trackingLink }))

export const ownCourierOptions = async (db: Db, { merchantId }: Actor) => ({
  companies: await companyOptions(db),
  papers: await dueHardCopies(db, merchantId),
  lastCompanyId: merchantId ? await lastCompany(db, merchantId) : '',
})

/** By whom the shop sent last: most go to the same counter again. */
async function lastCompany(db: Db, merchantId: string): Promise<string> {
  const last = await db
    .selectFrom('consignment')
    .select('company_id')
    .where('merchant_id', '=', merchantId)
    .where('direction', '=', 'to-office')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.company_id ?? ''
}

export async function courierOptions(db: Db, search: string) {
  const merchants = await db
    .selectFrom('merchant')
    .select(['id', 'code', 'business_name'])
    .where('search_text', 'ilike', containingPattern(search))
    .orderBy('id')
    .limit(shown)
    .execute()
  return {
    companies: await companyOptions(db),
    merchants: merchants.map(({ id, code, business_name }) => ({ value: id, label: `${code} · ${business_name}` })),
  }
}
