import { may } from '../../contract/kernel/role.ts'
import type { Clock } from '../platform/clock.ts'
import { type Database, inTransaction } from '../platform/database.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import type { List } from '../platform/list/define-list.ts'
import { countExport, exportList } from '../platform/list/export-list.ts'
import type { Log } from '../platform/log.ts'
import { findAbsentActor } from '../user/find-absent-actor.ts'
import { endExport, failExport } from './end-export.ts'
import { putBack, saveHeartbeat, type TakenExport, takeExport } from './export-store.ts'

export interface ExportOffice {
  jobs: Database
  /** Where the rows are read, so that nobody's page waits for them. */
  exports: Database
  files: FileStore
  clock: Clock
  log: Log
  lists: readonly List[]
}

const largestFile = 4 * 1024 ** 3
const beatMs = 1000

/** Makes the exports that wait, one after the other, until none is left or the server stops. */
export async function makeExports(office: ExportOffice, stop: AbortSignal): Promise<void> {
  while (!stop.aborted) {
    const taken = await inTransaction(office.jobs.kysely, (tx) => takeExport(tx, office.clock.now()))
    if (!taken) return
    await make(office, taken, stop).catch((error: unknown) => stopped(office, taken, { error, stop }))
  }
}

async function make(office: ExportOffice, taken: TakenExport, stop: AbortSignal): Promise<void> {
  const { kysely } = office.jobs
  const list = office.lists.find(({ endpoint }) => endpoint.path === taken.list)
  const actor = await findAbsentActor(kysely, taken.userId)
  if (!list || !actor || taken.givenUp || !may(list.endpoint.allow, actor)) {
    return inTransaction(kysely, (tx) => failExport(tx, taken, office.clock.now()))
  }
  const now = office.clock.now()
  const wanted = {
    context: { actor, params: taken.params, switches: taken.asked.additionFilter ?? {}, now },
    asked: taken.asked,
    now,
  }
  const rows = await countExport(office.exports.kysely, list, wanted)
  const { name, type, bytes } = exportList(office.exports, list, {
    ...wanted,
    onRows: beating(office, taken, { rows, stop }),
  })
  const kept = await office.files.put(bytes, { maxBytes: largestFile })
  await inTransaction(kysely, (tx) => endExport(tx, taken, { kept, name, type, now: office.clock.now() }))
}

/** Tells how far it is, about once a second, and ends the work when it is no longer wanted. */
function beating(
  { jobs, clock }: ExportOffice,
  taken: TakenExport,
  { rows, stop }: { rows: number; stop: AbortSignal },
) {
  let last = 0
  return async (done: number): Promise<void> => {
    stop.throwIfAborted()
    if (clock.now().getTime() - last < beatMs) return
    last = clock.now().getTime()
    const mine = await inTransaction(jobs.kysely, (tx) => saveHeartbeat(tx, taken, { now: clock.now(), done, rows }))
    if (!mine) throw new Error('The export was discarded, or another process took it over.')
  }
}

/** A stopping server leaves its export to the next; after a fault it is tried again once its maker counts as gone. */
async function stopped(
  { jobs, log }: ExportOffice,
  taken: TakenExport,
  { error, stop }: { error: unknown; stop: AbortSignal },
): Promise<void> {
  if (stop.aborted) await inTransaction(jobs.kysely, (tx) => putBack(tx, taken))
  else log.warn({ error, export: taken.id }, 'export not made')
}
