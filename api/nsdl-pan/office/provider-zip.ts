import { Readable } from 'node:stream'
import { recordAudit } from '../../audit/record-audit.ts'
import { type Actor, doerOf } from '../../platform/actor.ts'
import type { Tx } from '../../platform/database.ts'
import { type ZipEntry, zipFiles } from '../../platform/export/zip-files.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { notFound } from '../../platform/problem.ts'
import type { FileReply } from '../../platform/serve/send-file.ts'
import { type Application, visibleTo } from '../application-store.ts'
import { applicationFiles, type KeptFile } from '../info/application-files.ts'
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

/** Everything the provider needs of some applications as one ZIP, packed while it is being sent. */
export async function providerZip(tx: Tx, actor: Actor, { ids, files, now }: Given): Promise<FileReply> {
  const applications = await chosen(tx, ids)
  const packed: Packed[] = []
  for (const application of applications)
    packed.push({ application, files: await applicationFiles(tx, application.id) })
  const tokens = applications.map(({ ref_no }) => ref_no)
  await recordAudit(tx, doerOf(actor), { act: 'pan.files-taken', subject: tokens[0], detail: { tokens } })
  return {
    body: Readable.from(zipFiles(entriesOf(packed, files), now), { objectMode: false }),
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
    .where(visibleTo({ merchantId: null }))
    .orderBy('id')
    .execute()
  if (rows.length < new Set(ids).size) throw notFound('One of these applications does not exist.')
  return rows as Application[]
}

async function* entriesOf(packed: readonly Packed[], store: FileStore): AsyncGenerator<ZipEntry> {
  yield { name: 'data.csv', content: dataSheet(packed.map(({ application }) => application)) }
  for (const { application, files } of packed) yield* filesOf(application, files, store)
}

/** The file names are the number of the application, as the provider asks for them. */
async function* filesOf(application: Application, files: readonly KeptFile[], store: FileStore) {
  const number = numberOf(application)
  const newest = (kind: KeptFile['kind']) => files.find((file) => file.newest && file.kind === kind)
  const wanted = [
    ['', newest('tin-scan') ?? newest('scan')],
    ['-photo', newest('photo')],
    ['-signature', newest('signature')],
  ] as const
  for (const [ending, file] of wanted)
    if (file)
      yield { name: `${number}/${number}${ending}.${extensionOf(file)}`, content: await store.open(file.content) }
}

const extensionOf = ({ type }: KeptFile): string =>
  type === 'application/pdf' ? 'pdf' : type === 'image/png' ? 'png' : 'jpg'
