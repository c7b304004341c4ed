import * as calls from '../../contract/kyc-review.ts'
import type { Api } from '../platform/api.ts'
import type { Clock } from '../platform/clock.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import { revealAadhaar } from '../user/reveal-aadhaar.ts'
import { approveKyc } from './approve-kyc.ts'
import { askAgain } from './ask-again.ts'
import { rejectDocument, verifyDocument } from './decide-document.ts'
import { kycTable } from './kyc-table.ts'
import { openForReview } from './open-document.ts'
import { rejectKyc } from './reject-kyc.ts'
import { viewKyc } from './view-kyc.ts'

interface Given {
  clock: Clock
  files: FileStore
  publicUrl: string
}

/** The back office's side of KYC. */
export function kycReviewRoutes({ write, table, downloadInTransaction }: Api, { clock, files, publicUrl }: Given) {
  const here = () => ({ now: clock.now(), publicUrl })
  table(kycTable)
  write(calls.getKyc, ({ tx, actor, params }) => viewKyc(tx, actor, params.id))
  downloadInTransaction(calls.getKycFile, ({ tx, actor, params }) => openForReview(tx, files, { actor, id: params.id }))
  write(calls.verifyDocument, ({ tx, actor, params }) => verifyDocument(tx, actor, { ...params, now: clock.now() }))
  write(calls.rejectDocument, ({ tx, actor, params, body }) =>
    rejectDocument(tx, actor, { ...params, ...body, ...here() }),
  )
  write(calls.approveKyc, ({ tx, actor, params, body }) => approveKyc(tx, actor, { ...params, ...body, ...here() }))
  write(calls.rejectKyc, ({ tx, actor, params, body }) => rejectKyc(tx, actor, { ...params, ...body, ...here() }))
  write(calls.askForKycAgain, ({ tx, actor, params, body }) => askAgain(tx, actor, { ...params, ...body, ...here() }))
  write(calls.revealAadhaar, async ({ tx, actor, params }) => ({
    aadharNo: await revealAadhaar(tx, actor, params.id),
  }))
}
