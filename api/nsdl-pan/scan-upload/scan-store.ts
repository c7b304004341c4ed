import { buffer } from 'node:stream/consumers'
import type { CropCut } from '../../../contract/nsdl-pan/scan.ts'
import { panAnswerTexts } from '../../../texts/en/pan-answer.ts'
import { keepFile } from '../../document/keep-file.ts'
import type { Db, Tx } from '../../platform/database.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { notFound } from '../../platform/problem.ts'
import type { Application } from '../application-store.ts'
import type { ScanReading } from '../scan-reader/scan-reading.ts'

type Kind = 'scan' | 'tin-scan' | 'photo' | 'signature'

/** An uploaded scan with what was read in it. */
export interface KeptScan {
  id: string
  content: string
  reading: ScanReading
}

/** Where a picture was cut out of which scan. */
interface KeptCut {
  scan: string
  cut: CropCut
}

interface NewFile {
  kind: Kind
  content: Buffer
  eventId: string | null
  userId: string
  reading: ScanReading | KeptCut
}

const endings: Record<Kind, string> = {
  scan: 'scan.pdf',
  'tin-scan': 'corrected.pdf',
  photo: 'photo.jpg',
  signature: 'signature.jpg',
}

/** Keeps a file of an application, under a name that tells whose it is. */
export async function keepPanFile(
  tx: Tx,
  files: FileStore,
  { application, file }: { application: Application; file: NewFile },
): Promise<void> {
  const { kind, content, eventId, userId, reading } = file
  const name = `${application.ack_no ?? application.ref_no}-${endings[kind]}`
  const type = name.endsWith('.pdf') ? 'application/pdf' : 'image/jpeg'
  const about = { purpose: `pan-${kind}`, userId }
  const fileId = await keepFile(tx, files, { content, type, name }, about)
  await tx
    .insertInto('pan_file')
    .values({
      application_id: application.id,
      kind,
      file_id: fileId,
      event_id: eventId,
      reading: JSON.stringify(reading),
      by: userId,
    })
    .execute()
}

const scansOf = (db: Db, applicationId: string) =>
  db
    .selectFrom('pan_file')
    .innerJoin('stored_file', 'stored_file.id', 'pan_file.file_id')
    .select(['pan_file.id', 'stored_file.content', 'pan_file.reading'])
    .where('application_id', '=', applicationId)
    .where('kind', '=', 'scan')
    // A scan is kept with what was read in it, a picture with where it was cut.
    .$narrowType<{ reading: ScanReading }>()

/** The scan that counts. */
export async function newestScan(db: Db, applicationId: string): Promise<KeptScan | undefined> {
  const row = await scansOf(db, applicationId).orderBy('pan_file.id', 'desc').limit(1).executeTakeFirst()
  return row
}

export async function findScan(db: Db, applicationId: string, id: string): Promise<KeptScan> {
  const row = await scansOf(db, applicationId).where('pan_file.id', '=', id).executeTakeFirst()
  if (!row) throw notFound(panAnswerTexts.noSuchScan())
  return row
}

/** Where a picture was last cut out of this very scan. */
export async function keptCut(db: Db, scan: string, kind: 'photo' | 'signature'): Promise<CropCut | undefined> {
  const row = await db
    .selectFrom('pan_file')
    .select('reading')
    .where('application_id', '=', (eb) => eb.selectFrom('pan_file').select('application_id').where('id', '=', scan))
    .where('kind', '=', kind)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const kept = row?.reading as KeptCut | null | undefined
  return kept?.scan === scan ? kept.cut : undefined
}

export const scanBytes = async (files: FileStore, { content }: KeptScan): Promise<Buffer> =>
  buffer(await files.open(content))
