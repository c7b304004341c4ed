import * as calls from '../../../contract/nsdl-pan/scan.ts'
import type { Api } from '../../platform/api.ts'
import type { Platform } from '../../platform/platform.ts'
import { cropDesk } from './crop-desk.ts'
import { cropPagePicture } from './crop-page-picture.ts'
import { requireApplication } from './require-application.ts'
import { saveCrops } from './save-crops.ts'
import { scanDeskOf } from './scan-desk.ts'
import { scanSubject } from './scan-subject.ts'
import { tinDesk } from './tin-desk.ts'
import { uploadScan } from './upload-scan.ts'
import { uploadTinScan } from './upload-tin-scan.ts'

export function scanUploadRoutes({ read, uploadOutsideTransaction, download }: Api, platform: Platform) {
  const desk = scanDeskOf(platform)
  read(calls.getFormScanning, ({ db, actor, params }) => scanSubject(db, actor, params.id))
  uploadOutsideTransaction(
    calls.uploadScan,
    ({ actor, params, file, once }) => uploadScan(desk, { actor, ...params, file, once }),
    ({ db, actor, params }) => requireApplication(db, actor, { ...params, move: 'upload-scan' }),
  )
  read(calls.getTinUpload, ({ db, actor, params }) => tinDesk(db, actor, params.ackNo))
  uploadOutsideTransaction(
    calls.uploadTinScan,
    ({ actor, params, file, once }) => uploadTinScan(desk, { actor, ...params, file, once }),
    ({ db, actor, params }) => requireApplication(db, actor, { ...params, move: 'tin-resubmit' }),
  )
  for (const { getDesk, getPage, saveCrops: save } of [calls.merchantCropping, calls.officeCropping]) {
    read(getDesk, ({ db, actor, params }) => cropDesk(db, actor, params.id))
    download(getPage, ({ actor, params, query }) =>
      cropPagePicture(desk, { actor, ...params, ...query, page: Number(query.page) }),
    )
    // Not one transaction: the pictures are cut out first, which takes a second or two.
    read(save, ({ actor, params, body }) => saveCrops(desk, { actor, ...params, choice: body }))
  }
}
