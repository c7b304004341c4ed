import { merchantExports, officeExports } from '../../contract/export.ts'
import type { Api } from '../platform/api.ts'
import type { Clock } from '../platform/clock.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import { discardExport, myExports, openExport } from './my-exports.ts'

export function exportRoutes(
  { read, write, download, lists }: Api,
  { files, clock }: { files: FileStore; clock: Clock },
) {
  const allowOf = (path: string) => lists.find(({ endpoint }) => endpoint.path === path)?.endpoint.allow
  for (const calls of [officeExports, merchantExports]) {
    read(calls.list, ({ db, actor }) => myExports(db, actor, clock.now()))
    download(calls.file, ({ db, actor, params }) =>
      openExport(db, actor, { id: params.id, files, now: clock.now(), allowOf }),
    )
    write(calls.discard, ({ tx, actor, params }) => discardExport(tx, actor, params.id))
  }
}
