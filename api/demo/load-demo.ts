import { sql } from 'kysely'
import { demoNews } from '../../database/demo/news.ts'
import { demoBackOffice, demoBusiness, demoMerchants, demoPassword } from '../../database/demo/people.ts'
import { hashPassword } from '../platform/crypto/password.ts'
import type { Tx } from '../platform/database.ts'
import { saveSettings } from '../site/save-settings.ts'
import { createUser, nextCode } from '../user/create-user.ts'
import { openWallet } from '../wallet/open-wallet.ts'
import { addDemoMasters } from './add-demo-masters.ts'
import { addDemoPackages } from './add-demo-packages.ts'
import { giveOpeningMoney } from './give-opening-money.ts'
import { loadDemoHistory } from './load-demo-history.ts'

/** Fills an empty database with invented people, once. A database with real users is left alone. */
export async function loadDemo(tx: Tx, rows: number): Promise<string> {
  // Two processes may start at once on the same empty database.
  await sql`select pg_advisory_xact_lock(hashtext('load-demo'))`.execute(tx)
  const marker = await tx.selectFrom('site_setting').select('key').where('key', '=', 'demo').executeTakeFirst()
  if (!marker) await fill(tx, rows)
  return `This is a demo. Sign in as admin, staff1, ${demoMerchants.map((one) => one.mobile).join(', ')}; the password is ${demoPassword}\n`
}

async function fill(tx: Tx, rows: number): Promise<void> {
  const someone = await tx.selectFrom('app_user').select('id').limit(1).executeTakeFirst()
  if (someone)
    throw new Error(
      'This database has real users, so no demo data is loaded into it. Use another one, or leave DEMO out.',
    )
  await tx.insertInto('site_setting').values({ key: 'demo', value: 'true' }).execute()
  await saveSettings(tx, demoBusiness)
  const passwordHash = await hashPassword(demoPassword)
  for (const person of demoBackOffice) await createUser(tx, { ...person, passwordHash })
  const merchants = new Map<string, string>()
  for (const merchant of demoMerchants) {
    const uplineId = merchant.under ? (merchants.get(merchant.under) ?? null) : null
    merchants.set(merchant.mobile, await addMerchant(tx, merchant, { uplineId, passwordHash }))
  }
  await addDemoPackages(tx)
  await addDemoMasters(tx)
  await tx
    .insertInto('news_item')
    .values([...demoNews])
    .execute()
  await loadDemoHistory(tx, rows)
}

type DemoMerchant = (typeof demoMerchants)[number]

async function addMerchant(
  tx: Tx,
  one: DemoMerchant,
  { uplineId, passwordHash }: { uplineId: string | null; passwordHash: string },
): Promise<string> {
  const code = await nextCode(tx, 'M', 'merchant_code_no')
  const merchant = await tx
    .insertInto('merchant')
    .values({ code, business_name: one.business, id_type: one.idType, upline_id: uplineId })
    .returning('id')
    .executeTakeFirstOrThrow()
  await openWallet(tx, merchant.id)
  await giveOpeningMoney(tx, { code, merchantId: merchant.id, paise: one.openingPaise })
  const email = `${code.toLowerCase()}@kendra.example`
  await createUser(tx, {
    userName: one.mobile,
    displayName: one.owner,
    role: 'merchant',
    email,
    mobile: one.mobile,
    merchantId: merchant.id,
    code,
    owner: true,
    passwordHash,
  })
  return merchant.id
}
