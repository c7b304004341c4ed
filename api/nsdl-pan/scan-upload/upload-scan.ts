import { isPerson } from '../../../contract/nsdl-pan/category.ts'
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
  id: string
  file: Upload
  once: Once
}

/** Takes the signed form. It is read before anything is locked, because that takes seconds. */
export async function uploadScan(
  desk: ScanDesk,
  { actor, id, file, once }: Sent,
): Promise<{ state: PanState; note: string }> {
  const asked = await requireApplication(desk.kysely, actor, { id, move: 'upload-scan' })
  const reading = await readUploadScan(desk, asked, { file, who: actor.id })
  const note = noteOnScan(reading)
  // The head office reads it in the timeline.
  const remark = inEnglish(() => noteOnScan(reading))
  const keep = async (tx: Tx) => {
    const application = await lockApplication(tx, actor, { id })
    const to = isPerson(application.category) ? 'awaiting-crop' : 'verification'
    const move = { move: 'upload-scan', to, remark } as const
    const eventId = await applications.move(tx, doerOf(actor), application, move)
    const scan = { kind: 'scan', content: file.content, eventId, userId: actor.id, reading } as const
    await keepPanFile(tx, desk.files, { application, file: scan })
    return { state: to, note } as const
  }
  return inTransaction(desk.kysely, (tx) => once(tx, () => keep(tx)))
}
