import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'
import type { Limit } from '../../../contract/kernel/endpoint.ts'
import { inTransaction } from '../database.ts'
import { openThrottle } from '../open-throttle.ts'
import { longestDelay, openPacer } from '../pacer.ts'
import type { Platform } from '../platform.ts'
import { slowDown } from '../problem.ts'
import { type Budget, spend } from '../rate-limit.ts'
import { keyedHashOf } from '../vault.ts'
import { openRefusals } from './open-refusals.ts'

/** Calls of a kind in a span of time, per address for open calls and per person for the others. */
const budgets: Record<Limit, Budget> = {
  'sign-in': { points: 60, seconds: 300 },
  captcha: { points: 60, seconds: 300 },
  // A browser's work is cheaper than a person's eyes, so there is less of it to be had.
  puzzle: { points: 12, seconds: 600 },
  mail: { points: 10, seconds: 600 },
  upload: { points: 200, seconds: 600 },
  export: { points: 30, seconds: 600 },
  // Drawing one keeps a processor busy for a moment; a person prints a few, a loop would print thousands.
  paper: { points: 30, seconds: 60 },
  // A provider tells of every payment from a few addresses, and several times of each.
  gateway: { points: 1500, seconds: 300 },
  // Numbers rise one by one and birthdays are few: whoever tries them out must be slow.
  track: { points: 20, seconds: 600 },
}

/**
 * How often one person may ask: a page takes some ten calls and a browser that opens again several pages at once, but
 * nobody turns a page every second for long. More would be felt by the others.
 */
export const personalPace = { perSecond: 10, burst: 60 }
/** Whoever goes on while they are told to wait is served less, and a flood not at all: its calls would be felt. */
const personalRefusals = { cost: 0.2, mostOwed: 2 }
/** Of a burst the first go on at once; those behind them are spread, so that others get their turn in between. */
const personalSpread = { free: 10, perSecond: 30 }
/** Each sign-in keeps a processor busy for a moment: one address takes a part of it, however many wait there. */
const signInSpread = { free: 3, perSecond: 2 }
/** So does each paper that is drawn: whoever prints a pile gets it sheet by sheet. */
const paperSpread = { free: 3, perSecond: 2 }

/** Whose budget a call goes out of, and by which of their sign-ins. */
export interface BudgetOwner {
  person: string
  signIn: string
}

/** Guards every call against floods: first cheaply in memory, then by the budget its kind has in the database. */
export function openBudgets({ config, door, lookups, clock }: Platform) {
  // A whole shop or town may stand behind one address, so an address may ask more often than a person.
  const byAddress = openThrottle(200 * config.rateScale, 1000 * config.rateScale)
  const byVisitor = openThrottle(40 * config.rateScale, 200 * config.rateScale)
  const { perSecond, burst } = personalPace
  const [pace, most] = [perSecond * config.rateScale, burst * config.rateScale]
  const byPerson = openThrottle(pace, most)
  const bySignIn = openThrottle(pace, most, personalRefusals)
  // Whoever wants stricter budgets still wants pages that open at once.
  const wider = Math.max(1, config.rateScale)
  const spreadOf = ({ free, perSecond }: typeof personalSpread) =>
    openPacer({ free: free * wider, perSecond: perSecond * wider })
  const [spread, signIns, papers] = [spreadOf(personalSpread), spreadOf(signInSpread), spreadOf(paperSpread)]
  const overspent = openRefusals(clock)

  return {
    /** Before anything is looked up: also a flood of invented tokens must be cheap to refuse. */
    refuseFlood(request: FastifyRequest): void {
      const wait = byAddress.take(request.ip, clock.now().getTime())
      if (wait > 0) throw slowDown(wait)
    },
    /**
     * Of one person or, where nobody has signed in, of one address. What refusals cost is owed by the sign-in that went
     * on asking: whoever floods with a copied token cannot keep its owner from ending that sign-in.
     */
    refuseEager({ ip }: FastifyRequest, owner: BudgetOwner | undefined): void {
      const now = clock.now().getTime()
      const wait = owner
        ? bySignIn.take(owner.signIn, now) || byPerson.take(owner.person, now)
        : byVisitor.take(ip, now)
      if (wait > 0) throw slowDown(wait)
    },
    /** Lets one person's calls begin one after the other when there are many. */
    async spread(owner: BudgetOwner | undefined): Promise<void> {
      if (owner) await waitFor(spread.delay(owner.signIn, clock.now().getTime()))
    },
    async take({ caller, ip }: FastifyRequest, limit: Limit | undefined): Promise<void> {
      if (!limit) return
      const budget = { ...budgets[limit], points: Math.ceil(budgets[limit].points * config.rateScale) }
      const key = `${limit}:${caller ? `user:${caller.id}` : `ip:${ip}`}`
      overspent.refuse(key)
      // Sent away before anything is spent.
      const turn = limit === 'paper' && caller ? papers.delay(caller.id, clock.now().getTime()) : 0
      refuseLong(turn)
      const { kysely } = caller ? lookups : door
      await inTransaction(kysely, (tx) => spend(tx, keyedHashOf(key), budget)).catch((error) => {
        overspent.remember(key, error)
        throw error
      })
      // Those who have signed in and confirm their password do not stand behind a crowd at the same address.
      if (limit === 'sign-in' && !caller) await waitFor(signIns.delay(ip, clock.now().getTime()))
      await waitFor(turn)
    },
  }
}

async function waitFor(ms: number): Promise<void> {
  refuseLong(ms)
  if (ms > 0) await pause(ms)
}

function refuseLong(ms: number): void {
  if (ms > longestDelay) throw slowDown(Math.ceil(ms / 1000))
}
