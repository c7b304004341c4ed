import type { Tx } from '../platform/database.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import { drawLetterhead } from '../platform/paper/draw-letterhead.ts'
import { openDocument } from '../platform/paper/open-document.ts'
import { Sheet } from '../platform/paper/sheet.ts'
import { keepDemoFile } from './keep-demo-file.ts'

const area = { left: 50, top: 50, width: 495, bottom: 780 }

/** Keeps a small invented PDF, so that there is something to open in the demo; answers the id of its row. */
export async function keepDemoPaper(
  tx: Tx,
  files: FileStore,
  { heading, about, name, userId }: { heading: string; about: string[]; name: string; userId: string },
): Promise<string> {
  const { doc, bytes } = openDocument({ title: heading })
  drawLetterhead(new Sheet(doc, area), { businessName: 'Sample of the demo', heading, about })
  doc.end()
  const file = { content: await bytes, type: 'application/pdf', name, purpose: 'demo', userId }
  return keepDemoFile(tx, files, file)
}
