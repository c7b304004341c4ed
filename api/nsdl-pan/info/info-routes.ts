import * as calls from '../../../contract/nsdl-pan/info.ts'
import { trackApplication as track } from '../../../contract/nsdl-pan/track.ts'
import type { Api } from '../../platform/api.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { lookAtPanFile, openPanFile } from './application-files.ts'
import { oldestForMerchant, oldestForOffice } from './oldest-waiting.ts'
import { revealApplicantAadhaar } from './read-aadhaar.ts'
import { lookAtInfo, readInfo } from './read-info.ts'
import { trackApplication } from './track-application.ts'

/** What can be known of an application, by the back office, its merchant, and whoever applied. */
export function panInfoRoutes({ read, write, download, downloadInTransaction }: Api, files: FileStore) {
  read(calls.merchantInfo.getInfo, ({ db, actor, params }) => readInfo(db, actor, params.id))
  write(calls.officeInfo.getInfo, ({ tx, actor, params }) => lookAtInfo(tx, actor, params.id))
  download(calls.merchantInfo.getFile, ({ db, actor, params }) => openPanFile(db, files, { actor, id: params.id }))
  downloadInTransaction(calls.officeInfo.getFile, ({ tx, actor, params }) =>
    lookAtPanFile(tx, files, { actor, id: params.id }),
  )
  read(calls.getOfficeOldest, ({ db }) => oldestForOffice(db))
  read(calls.getMerchantOldest, ({ db, actor }) => oldestForMerchant(db, actor.merchantId))
  write(calls.revealPanAadhaar, ({ tx, actor, params }) => revealApplicantAadhaar(tx, actor, params.id))
  read(track, ({ db, query }) => trackApplication(db, query))
}
