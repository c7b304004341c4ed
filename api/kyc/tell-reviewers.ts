import { backendPaths } from '../../contract/paths.ts'
import type { Tx } from '../platform/database.ts'
import { announce } from '../platform/events.ts'
import { backOfficeWith } from '../user/back-office-with.ts'
import { tellBackOffice } from '../user/tell-back-office.ts'
import type { Subject } from './kyc-store.ts'

const reviewPage = { merchant: backendPaths.merchantKyc, staff: backendPaths.staffKyc } as const

/** Rings the bell of everyone who may review a KYC. */
export async function tellReviewers(tx: Tx, subject: Subject, text: string): Promise<void> {
  await tellBackOffice(tx, 'user', {
    kind: 'kyc',
    title: `KYC of ${subject.code}`,
    text: `${subject.name}: ${text}`,
    link: reviewPage[subject.kind](subject.id),
  })
  await announceKyc(tx, subject)
}

/** Open pages about this KYC ask again: those of its business, whose banner may change, and those of the reviewers. */
export async function announceKyc(tx: Tx, subject: Subject): Promise<void> {
  await announce(tx, { topic: 'kyc', merchantId: subject.merchantId })
  for (const userId of await backOfficeWith(tx, 'user')) await announce(tx, { topic: 'kyc', userId })
}
