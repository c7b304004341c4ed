import { formatAmount, paiseFromRupees, rupeesFromPaise } from '../../contract/kernel/money.ts'
import { backendPaths } from '../../contract/paths.ts'
import type { PaymentRequest } from '../../contract/payment-request.ts'
import { paymentAnswerTexts } from '../../texts/en/payment-answer.ts'
import { problemTexts } from '../../texts/en/problem.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { activeBanks } from '../catalogue/read-banks.ts'
import { keepFile } from '../document/keep-file.ts'
import { type Actor, doerOf } from '../platform/actor.ts'
import type { Db, Tx } from '../platform/database.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import { badRequest, forbidden } from '../platform/problem.ts'
import type { Upload } from '../platform/serve/read-upload.ts'
import { readSetting } from '../site/site-settings.ts'
import { requireKyc } from '../user/require-kyc.ts'
import { tellBackOffice } from '../user/tell-back-office.ts'
import { announcePayment } from './announce-payment.ts'
import { insertPayment } from './payment-store.ts'

interface Given {
  actor: Actor
  request: PaymentRequest
  slip: Upload
}

/** Takes a merchant's word for a payment, with its slip, for the back office to compare with the bank. */
export async function requestPayment(
  tx: Tx,
  files: FileStore,
  { actor, request, slip }: Given,
): Promise<{ refNo: string }> {
  if (!actor.merchantId) throw forbidden()
  await requireKyc(tx, actor)
  await requireBank(tx, request)
  const made = await insertPayment(tx, {
    merchant_id: actor.merchantId,
    bank_id: request.bankId,
    mode: request.mode,
    reference: request.reference,
    amount: request.amount,
    paid_on: request.paidOn,
    branch: request.branch,
    drawn_on: request.drawnOn,
    remark: request.remark,
    slip_file_id: await keepFile(tx, files, slip, { purpose: 'payment-slip', userId: actor.id }),
    created_by: actor.id,
    second_person_above: paiseFromRupees(await readSetting(tx, 'twoPersonLimit')),
  })
  if (!made) throw told(request)
  await recordAudit(tx, doerOf(actor), {
    act: 'payment.requested',
    subject: made.ref_no,
    detail: { amount: request.amount, mode: request.mode, reference: request.reference },
  })
  await tellReviewers(tx, actor, { ...made, amount: request.amount })
  await announcePayment(tx, actor.merchantId)
  return { refNo: made.ref_no }
}

const wrong = (fields: Record<string, string>) => badRequest(problemTexts.pleaseCheckWhatYou(), fields)

const told = ({ mode }: PaymentRequest) => wrong({ reference: toldText(mode) })

function toldText(mode: PaymentRequest['mode']): string {
  if (mode === 'cash') return paymentAnswerTexts.toldSlip()
  return mode === 'cheque' ? paymentAnswerTexts.toldCheque() : paymentAnswerTexts.toldUtr()
}

async function requireBank(db: Db, { bankId, mode }: PaymentRequest): Promise<void> {
  const bank = (await activeBanks(db)).find(({ id }) => id === bankId)
  if (!bank) throw wrong({ bankId: paymentAnswerTexts.pleaseChooseOneOfTheList() })
  if (!bank.modes.includes(mode)) throw wrong({ mode: paymentAnswerTexts.notTakenInThisWay() })
}

async function tellReviewers(
  tx: Tx,
  actor: Actor,
  { id, ref_no, amount }: { id: string; ref_no: string; amount: number },
): Promise<void> {
  await tellBackOffice(tx, 'payment', {
    kind: 'payment-review',
    title: `New payment ${ref_no}`,
    text: `${actor.code} asks for ${formatAmount(rupeesFromPaise(amount))}`,
    link: `${backendPaths.payments}?open=${id}`,
  })
}
