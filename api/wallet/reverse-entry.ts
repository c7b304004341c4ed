import type { Tx } from '../platform/database.ts'
import { conflict, notFound } from '../platform/problem.ts'
import type { Line, NewEntry, PostedEntry } from './entry.ts'
import { findEntry, type StoredEntry } from './entry-store.ts'
import { writeEntry } from './write-entry.ts'

/** Takes an entry back line by line, exactly once; a reversal itself stays. */
export async function reverseEntry(
  tx: Tx,
  of: { id: string } | { reference: string },
  reversal: Pick<NewEntry, 'reference' | 'narration' | 'actorId'>,
): Promise<PostedEntry> {
  const entry = await lockEntry(tx, of)
  if (entry.reverses) throw conflict('A reversal cannot be reversed.')
  const earlier = await findEntry(tx, { reverses: entry.id })
  if (earlier && earlier.reference !== reversal.reference) throw conflict('This was already reversed.')
  const lines = givingFirst(entry.lines.map(({ account, amount }) => ({ account, amount: -amount })))
  return writeEntry(tx, { ...reversal, kind: 'reversal', reverses: entry.id, lines })
}

/** What a wallet gets back it can use to give back what else it got. */
export const givingFirst = (lines: readonly Line[]): Line[] => [
  ...lines.filter(({ amount }) => amount > 0),
  ...lines.filter(({ amount }) => amount < 0),
]

/** The lock makes whoever reverses the same entry wait, also where no wallet takes part. */
async function lockEntry(tx: Tx, of: { id: string } | { reference: string }): Promise<StoredEntry> {
  const entry = await findEntry(tx, of)
  if (!entry) throw notFound('There is no such entry.')
  await tx.selectFrom('ledger_entry').select('id').where('id', '=', entry.id).forNoKeyUpdate().execute()
  return entry
}
