import { sql } from 'kysely'
import type { BulkKind, BulkOutcome } from '../../../contract/nsdl-pan/bulk.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { type Actor, doerOf } from '../../platform/actor.ts'
import type { Tx } from '../../platform/database.ts'
import type { Upload } from '../../platform/serve/read-upload.ts'
import type { Application } from '../application-store.ts'
import { hardcopyDueDay, lockNumbers, noteAck, notePan, noteTinRejection } from './note-outcome.ts'
import { planBulk } from './plan-bulk.ts'
import { tellOfBulk } from './tell-of-bulk.ts'

interface Given {
  kind: BulkKind
  file: Pick<Upload, 'rows' | 'hash' | 'name'>
  now: Date
}

/** What a file would do; nothing is written. */
export async function previewBulk(tx: Tx, { kind, file }: Given): Promise<BulkOutcome> {
  return (await planBulk(tx, { kind, rows: file.rows, hash: file.hash })).outcome
}

/** Takes over the good lines, all or none; the same file again changes nothing. */
export async function applyBulk(tx: Tx, actor: Actor, { kind, file, now }: Given): Promise<BulkOutcome> {
  await lockNumbers(tx)
  const { rows, hash } = file
  const { outcome, good } = await planBulk(tx, { kind, rows, hash, lock: true })
  if (good.length === 0) return outcome
  const note = await noterOf(tx, actor, { kind, now })
  for (const { application, value } of good) await note(application, value)
  const moved = good.map(({ application }) => application.id)
  await keepFile(tx, { kind, content_hash: hash, name: file.name, by: actor.id, moved })
  const { wrong, known } = outcome
  const detail = { file: file.name, moved: good.length, known, wrong }
  await recordAudit(tx, doerOf(actor), { act: `pan.bulk-${kind}`, subject: file.name, detail })
  await tellOfBulk(tx, kind, good)
  return outcome
}

type Note = (application: Application, value: string) => Promise<void>

async function noterOf(tx: Tx, actor: Actor, { kind, now }: { kind: BulkKind; now: Date }): Promise<Note> {
  const doer = doerOf(actor)
  if (kind === 'pan') return (application, pan) => notePan(tx, doer, { application, pan, now })
  if (kind === 'tin')
    return (application, text) => noteTinRejection(tx, doer, { application, reasons: [{ code: '', text, remedy: '' }] })
  const hardcopyDue = await hardcopyDueDay(tx, now)
  return (application, ackNo) => noteAck(tx, doer, { application, ackNo, now, hardcopyDue })
}

interface Kept {
  kind: BulkKind
  content_hash: string
  name: string
  by: string
  moved: string[]
}

/** A file that could move more the second time, because less was wrong, adds to what it has moved. */
async function keepFile(tx: Tx, file: Kept): Promise<void> {
  await tx
    .insertInto('pan_bulk_file')
    .values(file)
    .onConflict((clash) =>
      clash.columns(['kind', 'content_hash']).doUpdateSet({
        moved: sql`pan_bulk_file.moved || excluded.moved`,
        at: sql`now()`,
        by: file.by,
      }),
    )
    .execute()
}
