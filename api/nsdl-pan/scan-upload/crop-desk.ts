import { formLayout } from '../../../contract/nsdl-pan/form-layout.ts'
import { pictureRules } from '../../../contract/nsdl-pan/pictures.ts'
import type { CropCut, CropDesk } from '../../../contract/nsdl-pan/scan.ts'
import { panAnswerTexts } from '../../../texts/en/pan-answer.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Db } from '../../platform/database.ts'
import { conflict } from '../../platform/problem.ts'
import { readApplication } from '../application-store.ts'
import { requireCroppable } from './require-croppable.ts'
import { type KeptScan, keptCut, newestScan } from './scan-store.ts'
import { subjectOf } from './scan-subject.ts'

/** The pages of the newest scan, and where photo and signature lie: where they were cut, marked, or else printed. */
export async function cropDesk(db: Db, actor: Actor, id: string): Promise<CropDesk> {
  const application = await readApplication(db, actor, { id })
  requireCroppable(actor, application)
  const scan = await newestScan(db, id)
  if (!scan) throw conflict(panAnswerTexts.noScanYet())
  const [photo, signature] = [await keptCut(db, scan.id, 'photo'), await keptCut(db, scan.id, 'signature')]
  return {
    ...subjectOf(application),
    state: application.state,
    scan: scan.id,
    pages: pagesOf(scan),
    photo: photo ?? boxOf(scan, 'photo'),
    signature: signature ?? boxOf(scan, 'signature'),
    placed: scan.reading.boxes !== undefined || (photo !== undefined && signature !== undefined),
    rules: pictureRules.protean,
  }
}

const pagesOf = ({ reading }: KeptScan): CropDesk['pages'] =>
  reading.pages
    .filter(({ width }) => width > 0)
    .map(({ index, page, recognised }) => ({ index, number: page, recognised }))

function boxOf({ reading }: KeptScan, kind: 'photo' | 'signature'): CropCut {
  const found = reading.boxes?.[kind]
  const page = found?.page ?? reading.pages.find(({ width }) => width > 0)?.index ?? 0
  return { page, ...(found?.area ?? formLayout[kind]), degrees: 0 }
}
