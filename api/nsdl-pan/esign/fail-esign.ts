import { panNotices } from '../../../texts/en/pan-notices.ts'
import type { Doer } from '../../platform/actor.ts'
import type { Tx } from '../../platform/database.ts'
import type { Application } from '../application-store.ts'
import { applications } from '../applications.ts'
import { endOpenTry } from './esign-store.ts'

interface Failure {
  application: Application
  how: 'failed' | 'withdrawn' | 'expired'
  remark: string
}

/** The Aadhaar step of a locked application has come to nothing: it can be tried again, or the fee goes back. */
export async function failEsign(tx: Tx, doer: Doer, { application, how, remark }: Failure): Promise<void> {
  await applications.move(tx, doer, application, { move: 'esign-fail', remark })
  await endOpenTry(tx, application.id, how)
  if (how === 'withdrawn') return
  await applications.tellMerchant(tx, application, {
    title: () => panNotices.esignFailed({ refNo: application.ref_no }),
    text: () => panNotices.esignFailedText({ name: application.card_name, why: remark }),
  })
}
