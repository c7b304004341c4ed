import { approveMatches } from '../../../contract/bank-statement.ts'
import * as correction from '../../../contract/correction.ts'
import * as courier from '../../../contract/courier.ts'
import { consignmentWorkflow } from '../../../contract/courier-states.ts'
import * as gateway from '../../../contract/gateway.ts'
import * as ownFiling from '../../../contract/gst/filing.ts'
import { filingWorkflow } from '../../../contract/gst/filing-moves.ts'
import * as filing from '../../../contract/gst/filing-office.ts'
import * as ownGst from '../../../contract/gst/registration.ts'
import { gstRegistrationWorkflow } from '../../../contract/gst/registration-moves.ts'
import * as gst from '../../../contract/gst/registration-office.ts'
import * as kyc from '../../../contract/kyc.ts'
import { documentWorkflow, kycWorkflow } from '../../../contract/kyc-moves.ts'
import * as kycReview from '../../../contract/kyc-review.ts'
import * as rules from '../../../contract/law/rules-in-force.ts'
import { versionWorkflow } from '../../../contract/law/version-moves.ts'
import { lockMerchant, merchantWorkflow, unlockMerchant } from '../../../contract/merchant.ts'
import * as ownPan from '../../../contract/nsdl-pan/apply.ts'
import { bulkCalls } from '../../../contract/nsdl-pan/bulk.ts'
import * as pan from '../../../contract/nsdl-pan/office.ts'
import * as esign from '../../../contract/nsdl-pan/paperless.ts'
import { merchantCropping, uploadScan, uploadTinScan } from '../../../contract/nsdl-pan/scan.ts'
import { panWorkflow } from '../../../contract/nsdl-pan/states.ts'
import * as payment from '../../../contract/payment-request.ts'
import * as registration from '../../../contract/registration-review.ts'
import { couponWorkflow, fulfilCoupons, refuseCoupons } from '../../../contract/uti-pan/coupon.ts'
import { approvePsa, psaWorkflow, rejectPsa } from '../../../contract/uti-pan/psa.ts'
import { asking, byJob, type MadeMoves, movesMadeBy } from './makers.ts'

const signatures = [esign.esignWebhook, esign.esignSandboxChoice] as const
const paymentEvents = [
  gateway.gatewayWebhook,
  gateway.gatewayReturn,
  gateway.sandboxChoice,
  asking(gateway.askProvider),
  byJob('look-up-payments', 'provider'),
] as const

/** For every workflow, the calls by which its moves are made, and the work that makes what nobody calls for. */
export const madeMoves: readonly MadeMoves[] = [
  movesMadeBy(panWorkflow, {
    submit: [ownPan.submitPan],
    discard: [ownPan.discardPan],
    'upload-scan': [uploadScan],
    crop: [merchantCropping.saveCrops],
    verify: [pan.verifyApplication],
    reject: [pan.rejectApplication],
    cancel: [ownPan.cancelPan],
    acknowledge: [pan.acknowledgeApplication, bulkCalls.ack.apply],
    issue: [pan.issuePan, bulkCalls.pan.apply],
    'tin-reject': [pan.tinRejectApplication, bulkCalls.tin.apply],
    'tin-resubmit': [uploadTinScan],
    'tin-accept': [pan.acceptTinScan],
    'tin-return': [pan.returnTinScan],
    reapply: [ownPan.reapplyPan],
    refund: [pan.refundApplication],
    'esign-done': signatures,
    'esign-fail': [...signatures, esign.withdrawEsign, byJob('end-aadhaar-steps', 'portal')],
    'esign-again': [esign.startEsign],
    'confirm-cancel': [pan.confirmCancel],
  }),
  movesMadeBy(couponWorkflow, { fulfil: [fulfilCoupons], refuse: [refuseCoupons] }),
  movesMadeBy(psaWorkflow, { approve: [approvePsa], reject: [rejectPsa] }),
  movesMadeBy(gstRegistrationWorkflow, {
    save: [ownGst.saveGst, ownGst.uploadGstPhoto, ownGst.uploadGstDocument],
    submit: [ownGst.submitGst],
    discard: [ownGst.discardGst],
    start: [gst.startGst],
    lodge: [gst.lodgeGst],
    ask: [gst.askGst],
    answer: [ownGst.answerGst],
    approve: [gst.approveGst],
    reject: [gst.rejectGst],
  }),
  movesMadeBy(filingWorkflow, {
    start: [filing.startFiling],
    ask: [filing.askFiling],
    answer: [ownFiling.answerFiling],
    file: [filing.fileFiling],
    reject: [filing.rejectFiling],
    withdraw: [ownFiling.withdrawFiling],
  }),
  movesMadeBy(payment.paymentWorkflow, {
    approve: [payment.approvePayment, approveMatches],
    reject: [payment.rejectPayment],
  }),
  movesMadeBy(gateway.gatewayWorkflow, {
    pay: paymentEvents,
    fail: paymentEvents,
    expire: [byJob('look-up-payments', 'portal')],
  }),
  movesMadeBy(correction.correctionWorkflow, {
    approve: [correction.approveCorrection],
    reject: [correction.rejectCorrection],
    withdraw: [correction.withdrawCorrection],
  }),
  movesMadeBy(registration.registrationWorkflow, {
    approve: [registration.approveRegistration],
    reject: [registration.rejectRegistration],
  }),
  movesMadeBy(merchantWorkflow, { lock: [lockMerchant], unlock: [unlockMerchant] }),
  movesMadeBy(kycWorkflow, {
    fill: [kyc.saveBusiness, kyc.saveBusinessIdentity, kyc.savePerson, kyc.savePersonIdentity],
    submit: [kyc.submitKyc],
    approve: [kycReview.approveKyc],
    reject: [kycReview.rejectKyc],
    'ask-again': [kycReview.askForKycAgain],
  }),
  movesMadeBy(documentWorkflow.submitted, {
    upload: [kyc.uploadKycDocument, kyc.uploadKycPhoto],
    verify: [kycReview.verifyDocument],
    reject: [kycReview.rejectDocument],
  }),
  movesMadeBy(consignmentWorkflow, {
    change: [courier.changeOwnConsignment],
    receive: [courier.merchantCourier.receive, courier.officeCourier.receive],
  }),
  movesMadeBy(versionWorkflow, {
    confirm: [rules.confirmVersion, byJob('apply-rules', 'portal')],
    'take-back': [rules.takeBackVersion],
    'put-right': [rules.addVersion],
  }),
]
