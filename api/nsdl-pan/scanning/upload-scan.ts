import { isPerson } from '../../../contract/nsdl-pan/category.ts'
import { type PanState, panWorkflow } from '../../../contract/nsdl-pan/states.ts'
import { type Actor, doerOf } from '../../platform/actor.ts'
import { inTransaction } from '../../platform/database.ts'
import { requireMove } from '../../platform/require-move.ts'
import type { Upload } from '../../platform/serve/read-upload.ts'
import { lockApplication, readApplication } from '../application-store.ts'
import { moveApplication } from '../move-application.ts'
import { noteOnScan } from '../scan/refuse-scan.ts'
import { readUploadScan } from './read-upload-scan.ts'
import type { ScanDesk } from './scan-desk.ts'
import { keepPanFile } from './scan-store.ts'

interface Sent {
  actor: Actor
  id: string
  file: Upload
}

/** Takes the signed form. It is read before anything is locked, because that takes seconds. */
export async function uploadScan(
  desk: ScanDesk,
  { actor, id, file }: Sent,
): Promise<{ state: PanState; note: string }> {
  const asked = await readApplication(desk.kysely, actor, { id })
  requireMove(panWorkflow, asked.state, 'upload-scan')
  const reading = await readUploadScan(desk, asked, { file, who: actor.id })
  const note = noteOnScan(reading)
  return inTransaction(desk.kysely, async (tx) => {
    const application = await lockApplication(tx, actor, { id })
    const to = isPerson(application.category) ? 'awaiting-crop' : 'verification'
    const move = { move: 'upload-scan', to, remark: note } as const
    const eventId = await moveApplication(tx, doerOf(actor), application, move)
    const scan = { kind: 'scan', content: file.content, eventId, userId: actor.id, reading } as const
    await keepPanFile(tx, desk.files, { application, file: scan })
    return { state: to, note }
  })
}
