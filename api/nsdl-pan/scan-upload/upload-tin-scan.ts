import type { PanState } from '../../../contract/nsdl-pan/states.ts'
import { inEnglish } from '../../../texts/current-language.ts'
import { type Actor, doerOf } from '../../platform/actor.ts'
import { inTransaction, type Tx } from '../../platform/database.ts'
import type { Upload } from '../../platform/serve/read-upload.ts'
import type { Once } from '../../platform/serve/verb-input.ts'
import { lockApplication } from '../application-store.ts'
import { applications } from '../applications.ts'
import { noteOnScan } from '../scan-reader/refuse-scan.ts'
import { readUploadScan } from './read-upload-scan.ts'
import { requireApplication } from './require-application.ts'
import type { ScanDesk } from './scan-desk.ts'
import { keepPanFile } from './scan-store.ts'

interface Sent {
  actor: Actor
  ackNo: string
  file: Upload
  once: Once
}

/** Takes corrected papers after TIN has refused; the head office looks at them before they go on. */
export async function uploadTinScan(
  desk: ScanDesk,
  { actor, ackNo, file, once }: Sent,
): Promise<{ state: PanState; note: string }> {
  const asked = await requireApplication(desk.kysely, actor, { ackNo, move: 'tin-resubmit' })
  const reading = await readUploadScan(desk, asked, { file, who: actor.id })
  const note = noteOnScan(reading)
  // The head office reads it in the timeline.
  const remark = inEnglish(() => noteOnScan(reading))
  const keep = async (tx: Tx) => {
    const application = await lockApplication(tx, actor, { ackNo })
    const move = { move: 'tin-resubmit', remark } as const
    const eventId = await applications.move(tx, doerOf(actor), application, move)
    const scan = { kind: 'tin-scan', content: file.content, eventId, userId: actor.id, reading } as const
    await keepPanFile(tx, desk.files, { application, file: scan })
    return { state: 'tin-resubmitted' as const, note }
  }
  return inTransaction(desk.kysely, (tx) => once(tx, () => keep(tx)))
}
