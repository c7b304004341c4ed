import type * as z from 'zod/mini'
import type { pricesChange } from '../../contract/catalogue/package.ts'
import { margin, type Terms } from '../../contract/catalogue/price.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { governmentFees } from '../law/government-fees.ts'
import { tellAdmins } from '../notice/tell-admins.ts'
import { type Actor, doerOf } from '../platform/actor.ts'
import type { Db, Tx } from '../platform/database.ts'
import { badRequest } from '../platform/problem.ts'
import { lockPackage } from './package-store.ts'
import { columnsOf } from './rate-columns.ts'
import { readTerms } from './read-package-setup.ts'

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
  if (actor.role !== 'admin') await refuseLoss(tx, change.prices, changed)
  await replaceTerms(tx, id, changed)
  const version = before.version + 1
  await tx.updateTable('package').set({ version, updated_at: now, updated_by: actor.id }).where('id', '=', id).execute()
  const detail = Object.fromEntries(changed)
  await recordAudit(tx, doerOf(actor), { act: 'package.prices-changed', subject: before.name, detail })
  await tellAdmins(tx, {
    title: 'Prices were changed',
    text: `${actor.code} ${actor.name} has changed ${changed.size === 1 ? 'one price' : `${changed.size} prices`} of the package ${before.name}: ${[...changed.keys()].slice(0, 5).join(', ')}${changed.size > 5 ? ' and others' : ''}.`,
    link: `/backend/masters/package-setup/${id}`,
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

/** To sell for less than it costs may be meant, and is an admin's matter: a clerk and a friendly shop could live on it. */
async function refuseLoss(db: Db, prices: Prices['prices'], changed: Map<string, Difference>): Promise<void> {
  const rows = await db.selectFrom('product').select(['code', 'government_fee']).execute()
  const fees = await governmentFees(db, rows)
  prices.forEach(({ code, terms }, i) => {
    if (changed.has(code) && margin(terms, fees.get(code) ?? 0) < 0)
      throw badRequest('Only an admin can sell at a loss.', {
        [`prices.${i}.terms.price`]: 'Less than the government fee, commission and overrides together',
      })
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
    if (JSON.stringify(from && columnsOf(from)) !== JSON.stringify(to && columnsOf(to))) changed.set(code, { from, to })
  }
  return changed
}

async function replaceTerms(tx: Tx, id: string, changed: Map<string, Difference>): Promise<void> {
  await tx
    .deleteFrom('package_price')
    .where('package_id', '=', id)
    .where('product_code', 'in', [...changed.keys()])
    .execute()
  const rows = [...changed].flatMap(([code, { to }]) =>
    to ? [{ package_id: id, product_code: code, ...columnsOf(to) }] : [],
  )
  if (rows.length > 0) await tx.insertInto('package_price').values(rows).execute()
}
