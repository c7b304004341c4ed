import { cropPage } from '../../../contract/nsdl-pan/scan.ts'
import { panAnswerTexts } from '../../../texts/en/pan-answer.ts'
import { recordView } from '../../audit/record-view.ts'
import { type Actor, doerOf } from '../../platform/actor.ts'
import { inTransaction } from '../../platform/database.ts'
import { notFound } from '../../platform/problem.ts'
import type { FileReply } from '../../platform/serve/send-file.ts'
import { readApplication } from '../application-store.ts'
import { straightenPage } from '../scan-reader/straighten-page.ts'
import type { ScanDesk } from './scan-desk.ts'
import { findScan, scanBytes } from './scan-store.ts'

interface Asked {
  actor: Actor
  id: string
  scan: string
  /** From 0, in the PDF. */
  page: number
}

/** One page of a scan, upright, to place the boxes on. */
export async function cropPagePicture(desk: ScanDesk, { actor, id, scan, page }: Asked): Promise<FileReply> {
  const application = await readApplication(desk.kysely, actor, { id })
  const kept = await findScan(desk.kysely, application.id, scan)
  const wanted = kept.reading.pages.find(({ index, width }) => index === page && width > 0)
  if (!wanted) throw notFound(panAnswerTexts.noSuchPage())
  if (actor.role !== 'merchant')
    await inTransaction(desk.kysely, (tx) =>
      recordView(tx, doerOf(actor), { act: 'pan.scan-seen', subject: application.ref_no }),
    )
  const body = await straightenPage(await scanBytes(desk.files, kept), wanted, { dpi: cropPage.dpi, who: actor.id })
  return { body, type: 'image/jpeg', name: `${application.ref_no}-page-${page + 1}.jpg`, inline: true }
}
