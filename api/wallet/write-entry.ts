import { walletAnswers } from '../../texts/en/wallet-answer.ts'
import type { Tx } from '../platform/database.ts'
import { announce } from '../platform/events.ts'
import { conflict } from '../platform/problem.ts'
import { type Line, merchantOf, type NewEntry, type PostedEntry } from './entry.ts'
import { findEntry, insertEntry, insertPostings, lockWalletRows } from './entry-store.ts'
import { requireFunds } from './require-lines.ts'
import { warnOfLowBalance } from './warn-of-low-balance.ts'

type AnyEntry = NewEntry & { reverses: string | null }

/** Locks the wallets, then writes the entry: so the entries of a wallet stand in the order of its balances. */
export async function writeEntry(tx: Tx, entry: AnyEntry): Promise<PostedEntry> {
  const wallets = await lockWalletRows(tx, merchantsOf(entry.lines))
  const entryId = await insertEntry(tx, entry)
  if (!entryId) return repeatEntry(tx, entry)
  const left = requireFunds(entry.lines, new Map(wallets.map(({ merchantId, balance }) => [merchantId, balance])))
  await insertPostings(tx, entryId, entry.lines)
  for (const wallet of wallets) {
    await announce(tx, { topic: 'wallet', merchantId: wallet.merchantId })
    await warnOfLowBalance(tx, wallet, left.get(wallet.merchantId) ?? wallet.balance)
  }
  return { entryId, repeated: false }
}

/** Whoever says the same again gets the first answer; the reference cannot be used for something else. */
async function repeatEntry(tx: Tx, entry: AnyEntry): Promise<PostedEntry> {
  const first = await findEntry(tx, { reference: entry.reference })
  if (!first) throw new Error(`Entry ${entry.reference} is neither new nor there.`)
  if (contentOf(first) !== contentOf(entry)) throw conflict(walletAnswers.bookedWithOtherFacts())
  return { entryId: first.id, repeated: true }
}

/** Who asks does not count: a second clerk who does the same again does nothing new. */
const contentOf = ({ kind, narration, reverses, lines }: AnyEntry): string =>
  JSON.stringify([kind, narration, reverses, lines.map(({ account, amount }) => [account, amount])])

const merchantsOf = (lines: readonly Line[]): string[] => [
  ...new Set(lines.map(({ account }) => merchantOf(account)).filter((id) => id !== undefined)),
]
