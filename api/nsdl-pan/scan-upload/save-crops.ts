import { type PictureKind, pictureKinds, pictureRules } from '../../../contract/nsdl-pan/pictures.ts'
import type { CropChoice } from '../../../contract/nsdl-pan/scan.ts'
import { panAnswerTexts } from '../../../texts/en/pan-answer.ts'
import { problemTexts } from '../../../texts/en/problem.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { type Actor, doerOf } from '../../platform/actor.ts'
import { type Db, inTransaction, type Tx } from '../../platform/database.ts'
import { badRequest, conflict } from '../../platform/problem.ts'
import { type Application, lockApplication, readApplication } from '../application-store.ts'
import { applications } from '../applications.ts'
import { requireUnclaimed } from '../office/claim-verification.ts'
import { cropBoxes } from '../scan-reader/crop-boxes.ts'
import { requireCroppable } from './require-croppable.ts'
import type { ScanDesk } from './scan-desk.ts'
import { type KeptScan, keepPanFile, newestScan, scanBytes } from './scan-store.ts'

interface Saving {
  actor: Actor
  id: string
  choice: CropChoice
}

/** Cuts both pictures out as the provider wants them and keeps them; the merchant's form goes on to verification. */
export async function saveCrops(desk: ScanDesk, { actor, id, choice }: Saving): Promise<void> {
  const { kysely, files, clock } = desk
  requireCroppable(actor, await readApplication(kysely, actor, { id }))
  const pictures = await cutPictures(desk, await shownScan(kysely, id, choice), { choice, who: actor.id })
  await inTransaction(kysely, async (tx) => {
    const application = await lockApplication(tx, actor, { id })
    requireCroppable(actor, application)
    await requireUnclaimed(tx, actor, { application, now: clock.now() })
    await shownScan(tx, id, choice)
    const eventId = await note(tx, actor, application)
    for (const kind of pictureKinds) {
      const reading = { scan: choice.scan, cut: choice[kind] }
      const file = { kind, content: pictures[kind], eventId, userId: actor.id, reading }
      await keepPanFile(tx, files, { application, file })
    }
  })
}

/** The scan that the boxes were placed on, which must still be the one that counts. */
async function shownScan(db: Db, id: string, choice: CropChoice): Promise<KeptScan> {
  const scan = await newestScan(db, id)
  if (scan?.id !== choice.scan) throw conflict(panAnswerTexts.anotherScanMeanwhile())
  return scan
}

async function cutPictures(
  { files }: ScanDesk,
  scan: KeptScan,
  { choice, who }: { choice: CropChoice; who: string },
): Promise<Record<PictureKind, Buffer>> {
  const orderOf = (kind: PictureKind) => {
    const { page: index, ...cut } = choice[kind]
    const page = scan.reading.pages.find((one) => one.index === index && one.width > 0)
    if (!page) throw badRequest(problemTexts.pleaseCheckWhatYou(), { [kind]: panAnswerTexts.noSuchPageOfScan() })
    return { page, cut, rule: pictureRules.protean[kind] }
  }
  const boxes = { photo: orderOf('photo'), signature: orderOf('signature') }
  return cropBoxes(await scanBytes(files, scan), boxes, who)
}

/** A step of the timeline for the merchant; the back office stays where it is, and the audit list says who it was. */
async function note(tx: Tx, actor: Actor, application: Application): Promise<string | null> {
  const doer = doerOf(actor)
  if (actor.merchantId !== null) return applications.move(tx, doer, application, { move: 'crop' })
  await recordAudit(tx, doer, { act: 'pan.cropped-again', subject: application.ref_no })
  return null
}
