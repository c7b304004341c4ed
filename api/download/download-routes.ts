import * as calls from '../../contract/download.ts'
import type { Api } from '../platform/api.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import { readSettings } from '../site/site-settings.ts'
import { findDocument } from './find-document.ts'
import { listReplaced, replaceDocument, restoreDocument } from './replace-document.ts'

export function downloadRoutes({ read, write, download, upload }: Api, files: FileStore) {
  for (const area of [calls.backOfficeDownload, calls.merchantDownload]) {
    download(area.document, ({ db, params }) => findDocument(db, files, params.name))
    read(area.links, ({ db }) => readSettings(db))
  }
  read(calls.listReplacedDocuments, ({ db }) => listReplaced(db))
  upload(calls.replaceDocument, ({ tx, actor, params, file: pdf }) =>
    replaceDocument(tx, files, { actor, name: params.name, file: pdf }),
  )
  write(calls.restoreDocument, ({ tx, actor, params }) => restoreDocument(tx, actor, params.name))
}
