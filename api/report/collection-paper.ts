import { formatDateTime } from '../../contract/kernel/dates.ts'
import type { ReportDays } from '../../contract/report/report.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { type Actor, doerOf, turnOf } from '../platform/actor.ts'
import type { Tx } from '../platform/database.ts'
import { drawInSubprocess } from '../platform/paper/draw-in-subprocess.ts'
import { conflict } from '../platform/problem.ts'
import type { DrawnFile } from '../platform/serve/send-file.ts'
import { readSettings } from '../site/site-settings.ts'
import { collectionOf } from './collection-of.ts'
import type { CollectionPaper, printCollection } from './print-collection.ts'

/** About a hundred pages; more is for the spreadsheet. */
const mostLines = 3000

/** The daily collection of these days as a PDF under the business's letterhead; who took it is recorded. */
export async function collectionPaper(
  tx: Tx,
  actor: Actor,
  { days, now }: { days: ReportDays; now: Date },
): Promise<DrawnFile> {
  const lines = await collectionOf(tx, days, mostLines + 1)
  if (lines.length > mostLines) throw conflict('These are too many lines to print. Choose fewer days, or export them.')
  const site = await readSettings(tx)
  const place = [site.add1, site.add2, [site.district, site.state, site.pin].filter(Boolean).join(', ')]
  const paper: CollectionPaper = {
    businessName: site.businessName,
    headOffice: place.filter((line) => line !== ''),
    days,
    madeAt: formatDateTime(now),
    lines,
  }
  const detail = { ...days, lines: lines.length }
  const draw = () => drawInSubprocess<typeof printCollection>({ who: turnOf(actor) }, 'daily collection', paper)
  const drawn = (after: Tx) =>
    recordAudit(after, doerOf(actor), { act: 'collection.printed', subject: 'daily-collection', detail })
  return { draw, drawn, type: 'application/pdf', name: `daily-collection-${days.from}-to-${days.to}.pdf` }
}
