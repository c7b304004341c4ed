import { sql } from 'kysely'
import { tourPath } from '../../contract/tour.ts'
import { demoNews } from '../../database/demo/news.ts'
import { demoAddress, demoBackOffice, demoBusiness, demoMerchants, demoPassword } from '../../database/demo/people.ts'
import { openMerchant } from '../merchant/open-merchant.ts'
import { recordIdSale } from '../merchant/record-id-sale.ts'
import { hashPassword } from '../platform/crypto/password.ts'
import type { Db, Tx } from '../platform/database.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import { saveSettings } from '../site/save-settings.ts'
import { createUser } from '../user/create-user.ts'
import { addDemoExports } from './add-demo-exports.ts'
import { addDemoFootprints } from './add-demo-footprints.ts'
import { addDemoIdType } from './add-demo-id-type.ts'
import { addDemoLimits } from './add-demo-limits.ts'
import { addDemoMasters } from './add-demo-masters.ts'
import { addDemoMembers } from './add-demo-members.ts'
import { addDemoMonth } from './add-demo-month.ts'
import { addDemoPackages } from './add-demo-packages.ts'
import { addDemoRegistrations } from './add-demo-registrations.ts'
import { loadDemoHistory } from './load-demo-history.ts'
import { openingMoney } from './opening-money.ts'
import type { PastEvent } from './past.ts'

/** Below it somebody wants a demo at once, and not a month to look at. */
const fewRows = 100
/** Past acts and mails, where nobody asks for many. */
const usualRows = 300

/** Fills an empty database with invented people, once. A database with real users is left alone. */
export async function loadDemo(tx: Tx, rows: number, files: FileStore): Promise<void> {
  await lockDemo(tx)
  if (await isDemo(tx)) return
  const people = await addDemoPeople(tx)
  await addDemoDays(tx, { people, files, short: rows > 0 && rows < fewRows })
  await loadDemoHistory(tx, rows || usualRows)
  await markDemo(tx, { loaded: true })
}

/** Two processes may start at once on the same empty database. */
export const lockDemo = (tx: Tx) => sql`select pg_advisory_xact_lock(hashtext('load-demo'))`.execute(tx)

/** Everybody knows the password of the demo's admin: what it filled never goes on as a portal of real people. */
export async function refuseDemo(db: Db): Promise<void> {
  if (await isDemo(db))
    throw new Error(
      'This database holds the demo, with passwords that everybody knows. Use another one, or set DEMO=1.',
    )
}

/** Whether the demo is there. One that was broken off while it was loaded is neither there nor not. */
export async function isDemo(db: Db): Promise<boolean> {
  const marker = await db.selectFrom('site_setting').select('value').where('key', '=', 'demo').executeTakeFirst()
  if (marker?.value === false)
    throw new Error('The demo in this database was broken off while it was loaded. Use another database, or none.')
  return marker !== undefined
}

/** Kept as true once the demo is there as a whole. */
export async function markDemo(tx: Tx, { loaded }: { loaded: boolean }): Promise<void> {
  const value = JSON.stringify(loaded)
  await tx
    .insertInto('site_setting')
    .values({ key: 'demo', value })
    .onConflict((row) => row.column('key').doUpdateSet({ value }))
    .execute()
}

/** What whoever starts a demo reads first. */
export const greetNewcomer = (publicUrl: string): string =>
  `This is a demo. Take the tour: ${publicUrl}${tourPath}\nOr sign in as ${[...demoBackOffice.map((one) => one.userName), ...demoMerchants.map((one) => one.mobile)].join(', ')}; the password is ${demoPassword}\n`

/** Whom the days of the demo happen to, and the money they begin with. */
export interface DemoPeople {
  /** Ids by mobile number. */
  merchants: Map<string, string>
  opened: PastEvent[]
}

export async function addDemoPeople(tx: Tx): Promise<DemoPeople> {
  const someone = await tx.selectFrom('app_user').select('id').limit(1).executeTakeFirst()
  if (someone)
    throw new Error(
      'This database has real users, so no demo data is loaded into it. Use another one, or leave DEMO out.',
    )
  await saveSettings(tx, demoBusiness)
  await addDemoIdType(tx)
  const passwordHash = await hashPassword(demoPassword)
  for (const person of demoBackOffice) await createUser(tx, { ...person, passwordHash })
  // Whoever was an admin for a day only could not be the second one for anything.
  await tx.updateTable('app_user').set({ created_at: sql<Date>`now() - interval '70 days'` }).execute()
  const merchants = new Map<string, string>()
  const opened: PastEvent[] = []
  for (const merchant of demoMerchants) {
    const uplineId = merchant.under ? (merchants.get(merchant.under) ?? null) : null
    const { id, code } = await addMerchant(tx, merchant, { uplineId, passwordHash })
    merchants.set(merchant.mobile, id)
    opened.push(...openingMoney({ code, merchantId: id, paise: merchant.openingPaise }))
  }
  const sold = await addDemoMembers(tx, merchants)
  await addDemoPackages(tx)
  await addDemoMasters(tx)
  await addDemoRegistrations(tx)
  await tx
    .insertInto('news_item')
    .values([...demoNews])
    .execute()
  return { merchants, opened: [...opened, ...sold] }
}

interface Days {
  people: DemoPeople
  files: FileStore
  /** A few days rather than a month. */
  short?: boolean
}

export async function addDemoDays(tx: Tx, { people, files, short = false }: Days): Promise<void> {
  await addDemoMonth(tx, { merchants: people.merchants, files, short, sold: people.opened })
  // Before what tells somebody something now: a bell lists notices as they were written.
  await addDemoFootprints(tx)
  await addDemoLimits(tx)
  await addDemoExports(tx)
}

type DemoMerchant = (typeof demoMerchants)[number]

async function addMerchant(
  tx: Tx,
  one: DemoMerchant,
  { uplineId, passwordHash }: { uplineId: string | null; passwordHash: string },
): Promise<{ id: string; code: string }> {
  const idType = await tx
    .selectFrom('id_type')
    .select(['id', 'price', 'default_package_id'])
    .where('name', '=', one.idType)
    .executeTakeFirstOrThrow()
  const { id, code } = await openMerchant(tx, {
    businessName: one.business,
    idTypeId: idType.id,
    packageId: idType.default_package_id,
    uplineId: uplineId ?? undefined,
    pan: one.pan,
    address: { ...demoAddress, address1: `Shop ${one.mobile.slice(-1)}, Test Bazaar` },
    owner: {
      userName: one.mobile,
      displayName: one.owner,
      mobile: one.mobile,
      email: one.email,
      passwordHash,
      kyc: 'approved',
      facts: {
        firstName: one.owner.split(' ')[0],
        lastName: one.owner.split(' ')[1],
        fatherName: 'Elder Sample',
        gender: 'M',
        dob: '1985-06-15',
        pan: one.pan,
        aadhaar: one.aadhaar,
      },
    },
  })
  await recordIdSale(tx, { merchantId: id, idTypeId: idType.id, price: Number(idType.price), soldBy: null })
  return { id, code }
}
