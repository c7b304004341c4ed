import type * as z from 'zod/mini'
import type { pricesChange } from '../../contract/catalogue/package.ts'
import type { Terms } from '../../contract/catalogue/price.ts'
import { formatPaise } from '../../contract/kernel/money.ts'
import { backendPaths } from '../../contract/paths.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { tellAdmins } from '../notice/tell-admins.ts'
import { type Actor, doerOf } from '../platform/actor.ts'
import type { Db, Tx } from '../platform/database.ts'
import { badRequest } from '../platform/problem.ts'
import { lockPackage } from './package-store.ts'
import { rateColumnsOf } from './rate-columns.ts'
import { readTerms } from './read-package-setup.ts'
import { refuseCheaper } from './refuse-cheaper.ts'

type Prices = z.infer<typeof pricesChange>

/** Replaces all prices of a package. Products that are not named are no longer sold in it. */
export async function savePrices(
  tx: Tx,
  actor: Actor,
  { id, change, now }: { id: string; change: Prices; now: Date },
): Promise<{ version: number }> {
  const before = await lockPackage(tx, id, change.version)
  await requireProducts(tx, change.prices)
  const changed = differences(await readTerms(tx, id), new Map(change.prices.map(({ code, terms }) => [code, terms])))
  if (changed.size === 0) return { version: before.version }
  if (actor.role !== 'admin')
    await refuseCheaper(tx, { packageId: id, prices: change.prices, changed: new Set(changed.keys()) })
  await replaceTerms(tx, id, changed)
  const version = before.version + 1
  await tx.updateTable('package').set({ version, updated_at: now, updated_by: actor.id }).where('id', '=', id).execute()
  const detail = Object.fromEntries(changed)
  await recordAudit(tx, doerOf(actor), { act: 'package.prices-changed', subject: before.name, detail })
  await tellAdmins(tx, {
    title: 'Prices were changed',
    text: `${actor.code} ${actor.name} has changed ${changed.size === 1 ? 'one price' : `${changed.size} prices`} of the package ${before.name}: ${await inWords(tx, changed)}.`,
    link: backendPaths.packageSetup(id),
  })
  return { version }
}

async function requireProducts(db: Db, prices: Prices['prices']): Promise<void> {
  const rows = await db.selectFrom('product').select('code').where('active', '=', true).execute()
  const known = new Set(rows.map(({ code }) => code))
  const seen = new Set<string>()
  prices.forEach(({ code }, i) => {
    if (!known.has(code) || seen.has(code))
      throw badRequest('Please check the products.', {
        [`prices.${i}.code`]: seen.has(code) ? 'This product stands twice' : 'There is no such product',
      })
    seen.add(code)
  })
}

interface Difference {
  from: Terms | null
  to: Terms | null
}

function differences(before: Map<string, Terms>, after: Map<string, Terms>): Map<string, Difference> {
  const changed = new Map<string, Difference>()
  for (const code of new Set([...before.keys(), ...after.keys()])) {
    const [from, to] = [before.get(code) ?? null, after.get(code) ?? null]
    if (JSON.stringify(from && rateColumnsOf(from)) !== JSON.stringify(to && rateColumnsOf(to)))
      changed.set(code, { from, to })
  }
  return changed
}

const mostNamed = 5

/** The first few by name, each with its price before and now. */
async function inWords(db: Db, changed: Map<string, Difference>): Promise<string> {
  const products = await db.selectFrom('product').select(['code', 'name']).execute()
  const names = new Map(products.map(({ code, name }) => [code, name]))
  const told = [...changed]
    .slice(0, mostNamed)
    .map(([code, { from, to }]) => `${names.get(code) ?? code} (${code}) ${priceWords(from, to)}`)
  return `${told.join('; ')}${changed.size > mostNamed ? `; and ${changed.size - mostNamed} others` : ''}`
}

function priceWords(from: Terms | null, to: Terms | null): string {
  if (!from || !to) return to ? `now at ${formatPaise(to.price)}` : 'no longer sold'
  if (from.price !== to.price) return `from ${formatPaise(from.price)} to ${formatPaise(to.price)}`
  return `still at ${formatPaise(to.price)}, with other commissions`
}

async function replaceTerms(tx: Tx, id: string, changed: Map<string, Difference>): Promise<void> {
  await tx
    .deleteFrom('package_price')
    .where('package_id', '=', id)
    .where('product_code', 'in', [...changed.keys()])
    .execute()
  const rows = [...changed].flatMap(([code, { to }]) =>
    to ? [{ package_id: id, product_code: code, ...rateColumnsOf(to) }] : [],
  )
  if (rows.length > 0) await tx.insertInto('package_price').values(rows).execute()
}
