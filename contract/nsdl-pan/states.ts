import type { Text } from '../../texts/catalogue.ts'
import { panStateTexts } from '../../texts/en/pan-state.ts'
import { optionOf } from '../kernel/option-of.ts'
import type { Workflow } from '../kernel/workflow.ts'

export const panStates = [
  'draft',
  'awaiting-scan',
  'awaiting-crop',
  'verification',
  'verified',
  'acknowledged',
  'issued',
  'rejected',
  'tin-rejected',
  'tin-resubmitted',
  'esign-pending',
  'esign-failed',
  'cancelled',
] as const
export type PanState = (typeof panStates)[number]

export const panMoves = [
  'submit',
  'discard',
  'upload-scan',
  'crop',
  'verify',
  'reject',
  'cancel',
  'acknowledge',
  'issue',
  'tin-reject',
  'tin-resubmit',
  'tin-accept',
  'tin-return',
  'reapply',
  'refund',
  'esign-done',
  'esign-fail',
  'esign-again',
  'confirm-cancel',
] as const
export type PanMove = (typeof panMoves)[number]

const sentIn = ['awaiting-scan', 'esign-pending'] as const
const cancelled = { to: 'cancelled', by: 'merchant' } as const
const refunded = { to: 'cancelled', by: 'office' } as const
const sentBack = { to: 'rejected', by: 'office' } as const
/** The form of a person has a photo and a signature to be cut out. */
const scanned = { to: ['awaiting-crop', 'verification'], by: 'merchant' } as const

/** What can be done from where, by whom, and where it leads. The server refuses by it, the screens show exactly these. */
export const panWorkflow: Workflow<PanState, PanMove> = {
  draft: { submit: { to: sentIn, by: 'merchant' }, discard: { to: null, by: 'merchant' } },
  'awaiting-scan': { 'upload-scan': scanned, cancel: cancelled },
  'awaiting-crop': { crop: { to: 'verification', by: 'merchant' }, 'upload-scan': scanned, cancel: cancelled },
  verification: { verify: { to: 'verified', by: 'office' }, reject: sentBack, refund: refunded },
  verified: { acknowledge: { to: 'acknowledged', by: 'office' }, reject: sentBack, refund: refunded },
  acknowledged: {
    issue: { to: 'issued', by: 'office' },
    'tin-reject': { to: 'tin-rejected', by: 'office' },
    refund: refunded,
  },
  issued: {},
  rejected: { reapply: { to: sentIn, by: 'merchant' }, refund: refunded },
  'tin-rejected': { 'tin-resubmit': { to: 'tin-resubmitted', by: 'merchant' } },
  'tin-resubmitted': {
    'tin-accept': { to: 'acknowledged', by: 'office' },
    'tin-return': { to: 'tin-rejected', by: 'office' },
  },
  'esign-pending': {
    'esign-done': { to: 'verified', by: 'provider' },
    'esign-fail': { to: 'esign-failed', by: ['provider', 'merchant', 'portal'] },
  },
  'esign-failed': {
    'esign-again': { to: 'esign-pending', by: 'merchant' },
    'confirm-cancel': { to: 'cancelled', by: 'office' },
  },
  cancelled: {},
}

export const panMoveLabels: Record<PanMove, Text> = {
  submit: panStateTexts.submittedAndPaid,
  discard: panStateTexts.draftDiscarded,
  'upload-scan': panStateTexts.signedFormUploaded,
  crop: panStateTexts.photoAndSignatureCutOut,
  verify: panStateTexts.verified,
  reject: panStateTexts.sentBack,
  cancel: panStateTexts.cancelledByTheMerchantMoney,
  acknowledge: panStateTexts.acknowledged,
  issue: panStateTexts.panIssued,
  'tin-reject': panStateTexts.refusedByTin,
  'tin-resubmit': panStateTexts.sentAgainToTin,
  'tin-accept': panStateTexts.newPapersTaken,
  'tin-return': panStateTexts.newPapersSentBack,
  reapply: panStateTexts.appliedAgain,
  refund: panStateTexts.moneyGivenBack,
  'esign-done': panStateTexts.signedWithAadhaar,
  'esign-fail': panStateTexts.aadhaarStepFailed,
  'esign-again': panStateTexts.aadhaarStepBegunAgain,
  'confirm-cancel': panStateTexts.cancelledMoneyBack,
}

interface StateFacts {
  label: Text
  /** What happens next, for whoever looks at it. */
  next: Text
  color: string
}

export const panStateFacts: Record<PanState, StateFacts> = {
  draft: { label: panStateTexts.draft, next: panStateTexts.finishTheFormAndPay, color: 'gray' },
  'awaiting-scan': {
    label: panStateTexts.awaitingScan,
    next: panStateTexts.printTheFormHaveIt,
    color: 'orange',
  },
  'awaiting-crop': { label: panStateTexts.awaitingCrop, next: panStateTexts.checkThePhotoAndThe, color: 'orange' },
  verification: { label: panStateTexts.inVerification, next: panStateTexts.theHeadOfficeChecksIt, color: 'blue' },
  verified: { label: panStateTexts.verified, next: panStateTexts.itGoesToTheProvider, color: 'blue' },
  acknowledged: { label: panStateTexts.acknowledged, next: panStateTexts.theProviderWorksOnThe, color: 'indigo' },
  issued: { label: panStateTexts.panIssued, next: panStateTexts.nothingMoreToDo, color: 'green' },
  rejected: { label: panStateTexts.sentBack, next: panStateTexts.mendWhatWasWrongAnd, color: 'red' },
  'tin-rejected': { label: panStateTexts.refusedByTin, next: panStateTexts.uploadTheCorrectedPapersFree, color: 'red' },
  'tin-resubmitted': { label: panStateTexts.sentAgainToTin, next: panStateTexts.theHeadOfficeLooksAt, color: 'blue' },
  'esign-pending': {
    label: panStateTexts.awaitingAadhaar,
    next: panStateTexts.theApplicantSignsWithAadhaar,
    color: 'orange',
  },
  'esign-failed': { label: panStateTexts.aadhaarFailed, next: panStateTexts.tryAgainOrWaitFor, color: 'red' },
  cancelled: { label: panStateTexts.cancelled, next: panStateTexts.theMoneyIsBackOn, color: 'gray' },
}

export const panStateOptions = panStates.map((value) => optionOf(value, panStateFacts[value].label))
