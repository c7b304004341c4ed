import { sql } from 'kysely'
import { raiseNotice } from '../notice/raise-notice.ts'
import type { Tx } from '../platform/database.ts'
import { announce } from '../platform/events.ts'
import type { Subject } from './kyc-store.ts'

/** Rings the bell of everyone who may review a KYC. */
export async function tellReviewers(tx: Tx, subject: Subject, text: string): Promise<void> {
  for (const { id } of await reviewers(tx)) {
    await raiseNotice(tx, {
      userId: id,
      kind: 'kyc',
      title: `KYC of ${subject.code}`,
      text: `${subject.name}: ${text}`,
      link: `/backend/user-management/${subject.kind}-kyc/${subject.id}`,
    })
  }
  await announceKyc(tx, subject)
}

/** Open pages about this KYC ask again: those of its business, whose banner may change, and those of the reviewers. */
export async function announceKyc(tx: Tx, subject: Subject): Promise<void> {
  await announce(tx, { topic: 'kyc', merchantId: subject.merchantId })
  for (const { id } of await reviewers(tx)) await announce(tx, { topic: 'kyc', userId: id })
}

function reviewers(tx: Tx): Promise<{ id: string }[]> {
  return tx
    .selectFrom('app_user')
    .select('id')
    .where('locked_at', 'is', null)
    .where((eb) =>
      eb.or([eb('role', '=', 'admin'), eb.and([eb('role', '=', 'staff'), sql<boolean>`'user' = any(permissions)`])]),
    )
    .orderBy('id')
    .execute()
}
