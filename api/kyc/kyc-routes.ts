import * as calls from '../../contract/kyc.ts'
import type { Api } from '../platform/api.ts'
import type { Clock } from '../platform/clock.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import { saveDetails } from './kyc-store.ts'
import { kycStanding, myKyc } from './my-kyc.ts'
import { openOwnDocument } from './open-document.ts'
import { requireDocument } from './require-document.ts'
import { saveStep } from './save-step.ts'
import { submitKyc } from './submit-kyc.ts'
import { uploadKycDocument } from './upload-kyc-document.ts'

/** The own KYC of a merchant's people. */
export function kycRoutes(
  { read, write, upload, download }: Api,
  { clock, files }: { clock: Clock; files: FileStore },
) {
  read(calls.getMyKyc, ({ db, actor }) => myKyc(db, actor))
  read(calls.getKycStanding, ({ db, actor }) => kycStanding(db, actor))
  write(calls.beginKyc, ({ tx, actor }) => saveDetails(tx, actor.id, {}))
  write(calls.saveBusiness, ({ tx, actor, body }) => saveStep(tx, actor, { step: 'business', typed: body }))
  write(calls.saveBusinessIdentity, ({ tx, actor, body }) =>
    saveStep(tx, actor, { step: 'business-identity', typed: body }),
  )
  write(calls.savePerson, ({ tx, actor, body }) => saveStep(tx, actor, { step: 'person', typed: body }))
  write(calls.savePersonIdentity, ({ tx, actor, body }) =>
    saveStep(tx, actor, { step: 'person-identity', typed: body }),
  )
  upload(
    calls.uploadKycDocument,
    ({ tx, actor, params, file: paper }) =>
      uploadKycDocument(tx, files, { actor, kind: params.kind, file: paper, now: clock.now() }),
    ({ db, actor, params }) => requireDocument(db, actor.id, params.kind),
  )
  upload(
    calls.uploadKycPhoto,
    ({ tx, actor, params, file: photo }) =>
      uploadKycDocument(tx, files, { actor, kind: params.kind, file: photo, now: clock.now() }),
    ({ db, actor, params }) => requireDocument(db, actor.id, params.kind),
  )
  download(calls.getOwnDocument, ({ db, actor, params }) => openOwnDocument(db, files, { actor, id: params.id }))
  write(calls.submitKyc, ({ tx, actor }) => submitKyc(tx, actor, clock.now()))
}
