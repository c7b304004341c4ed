import { type DocumentName, documents } from '../../contract/download.ts'
import { inEnglish } from '../../texts/current-language.ts'
import { openFile } from '../document/open-file.ts'
import type { Db } from '../platform/database.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import type { FileReply } from '../platform/serve/send-file.ts'
import { drawPrintedDocument } from './draw-printed-document.ts'
import { printedDocuments } from './printed-documents.ts'

const made = new Map<DocumentName, Promise<Buffer>>()

/** The PDF that an admin put in its place, or the one of our own making. */
export async function findDocument(db: Db, files: FileStore, name: DocumentName): Promise<FileReply> {
  const replaced = await db.selectFrom('site_document').select('file_id').where('name', '=', name).executeTakeFirst()
  const fileName = `${name}.pdf`
  if (replaced) return { ...(await openFile(db, files, replaced.file_id)), name: fileName, inline: false }
  return { body: await makeDocument(name), type: 'application/pdf', name: fileName }
}

/** Drawn when first asked for; the process keeps it, for nothing in it ever changes. */
function makeDocument(name: DocumentName): Promise<Buffer> {
  const known = made.get(name)
  if (known) return known
  const pdf = drawPrintedDocument(titleOf(name), printedDocuments[name])
  made.set(name, pdf)
  return pdf
}

function titleOf(name: DocumentName): string {
  // Drawn once for everybody, and official in English.
  const label = inEnglish(() => documents[name])
  return name.startsWith('sample-') ? `Sample form: ${label}` : label
}
