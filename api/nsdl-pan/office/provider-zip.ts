import { Readable } from 'node:stream'
import { recordAudit } from '../../audit/record-audit.ts'
import { type Actor, doerOf, turnOf } from '../../platform/actor.ts'
import type { Tx } from '../../platform/database.ts'
import { type ZipEntry, zipFiles } from '../../platform/export/zip-files.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { drawInSubprocess } from '../../platform/paper/draw-in-subprocess.ts'
import { notFound } from '../../platform/problem.ts'
import type { FileReply } from '../../platform/serve/send-file.ts'
import { businessInfo } from '../../site/business-info.ts'
import { type Application, applicationsVisibleTo } from '../application-store.ts'
import type { printForm } from '../form-drawing/print-form.ts'
import { applicationFiles, type KeptFile } from '../info/application-files.ts'
import { formSheetOf } from '../print/form-sheet-of.ts'
import { dataSheet } from './data-sheet.ts'

interface Given {
  ids: readonly string[]
  files: FileStore
  now: Date
}
interface Packed {
  application: Application
  files: KeptFile[]
}
type Business = Awaited<ReturnType<typeof businessInfo>>
interface Sources {
  store: FileStore
  business: Business
  /** Who takes them. */
  actor: Actor
}

/** Everything the provider needs of some applications as one ZIP, packed while it is being sent. */
export async function providerZip(tx: Tx, actor: Actor, { ids, files, now }: Given): Promise<FileReply> {
  const applications = await chosen(tx, ids)
  const packed: Packed[] = []
  for (const application of applications)
    packed.push({ application, files: await applicationFiles(tx, application.id) })
  const tokens = applications.map(({ ref_no }) => ref_no)
  await recordAudit(tx, doerOf(actor), { act: 'pan.files-taken', subject: tokens[0], detail: { tokens } })
  return {
    body: Readable.from(zipFiles(entriesOf(packed, { store: files, business: await businessInfo(tx), actor }), now), {
      objectMode: false,
    }),
    type: 'application/zip',
    name: `${applications.map(numberOf)[0]}${applications.length > 1 ? `-and-${applications.length - 1}-more` : ''}.zip`,
  }
}

const numberOf = ({ ack_no, ref_no }: Application): string => ack_no ?? ref_no

async function chosen(tx: Tx, ids: readonly string[]): Promise<Application[]> {
  const rows = await tx
    .selectFrom('pan_application')
    .selectAll()
    .where('id', 'in', [...ids])
    .where(applicationsVisibleTo({ merchantId: null }))
    .orderBy('id')
    .execute()
  if (rows.length < new Set(ids).size) throw notFound('One of these applications does not exist.')
  return rows
}

const drawForm = (application: Application, { business, actor }: Omit<Sources, 'store'>): Promise<Buffer> =>
  drawInSubprocess<typeof printForm>(
    { who: turnOf(actor), patient: true },
    'pan form',
    formSheetOf(application, business),
  )

async function* entriesOf(packed: readonly Packed[], from: Sources): AsyncGenerator<ZipEntry> {
  yield { name: 'data.csv', content: dataSheet(packed.map(({ application }) => application)) }
  for (const one of packed) yield* filesOf(one, from)
}

/** The file names are the number of the application, as the provider asks for them. */
async function* filesOf({ application, files }: Packed, { store, ...paper }: Sources): AsyncGenerator<ZipEntry> {
  const number = numberOf(application)
  const newest = (kind: KeptFile['kind']) => files.find((file) => file.newest && file.kind === kind)
  const scan = newest('tin-scan') ?? newest('scan')
  yield {
    name: `${number}/${number}.pdf`,
    // Without paper there is no scan, and the form stands for it.
    content: scan ? await store.open(scan.content) : [await drawForm(application, paper)],
  }
  for (const kind of ['photo', 'signature'] as const) {
    const picture = newest(kind)
    if (!picture) continue
    const ending = picture.type === 'image/png' ? 'png' : 'jpg'
    yield { name: `${number}/${number}-${kind}.${ending}`, content: await store.open(picture.content) }
  }
}
