import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { inTransaction } from '../platform/database.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import { fillDemoPans } from './add-demo-pans.ts'
import { addDemoDays, addDemoPeople, isDemo, lockDemo, markDemo } from './load-demo.ts'
import { addDemoMails, fillDemoActs } from './load-demo-history.ts'
import { openProgress } from './open-progress.ts'
import { makeForeignKeys, makeIndex, type TakenIndexes, takeIndexes } from './without-indexes.ts'

/** From here on it is the number of rows that counts, and applications without papers or money are put beside the month. */
export const manyRows = 1000

interface Given {
  rows: number
  files: FileStore
  /** Hears how far it is. */
  tell: (line: string) => void
}

/**
 * The demo with many applications and acts beside its month. Two connections work at a time, each with a processor of its
 * own, so it is no single transaction: one that is broken off stays marked, and is not taken for a demo.
 */
export async function loadBigDemo(db: Kysely<Schema>, { rows, files, tell }: Given): Promise<void> {
  await inTransaction(db, async (guard) => {
    await lockDemo(guard)
    if (await isDemo(db)) return
    const progress = openProgress(tell)
    const people = await inTransaction(db, async (tx) => {
      await markDemo(tx, { loaded: false })
      return addDemoPeople(tx)
    })
    // In a transaction of its own: to take foreign keys away locks the tables of people and merchants, which the acts read.
    const taken = await inTransaction(db, (tx) => takeIndexes(tx, 'pan_application'))
    await Promise.all([
      inTransaction(db, (tx) => fillDemoPans(tx, rows, progress)),
      inTransaction(db, (tx) => fillDemoActs(tx, rows, progress)),
    ])
    await makeIndexes(db, taken, (share) => progress('search in applications', share))
    await inTransaction(db, async (tx) => {
      await addDemoDays(tx, { people, files })
      await addDemoMails(tx, rows)
      await markDemo(tx, { loaded: true })
    })
  })
}

/** Two at a time, each on a connection of its own. */
async function makeIndexes(db: Kysely<Schema>, taken: TakenIndexes, onIndex: (share: number) => void): Promise<void> {
  const left = [...taken.indexes]
  async function makeNext(): Promise<void> {
    for (let index = left.shift(); index; index = left.shift()) {
      const next = index
      await inTransaction(db, (tx) => makeIndex(tx, next))
      onIndex(1 - left.length / taken.indexes.length)
    }
  }
  await Promise.all([makeNext(), makeNext()])
  await inTransaction(db, (tx) => makeForeignKeys(tx, taken))
}
