import { missingOf } from '../../contract/kyc.ts'
import { kycSteps } from '../../contract/kyc-fields.ts'
import { documentLabels, kycWorkflow } from '../../contract/kyc-moves.ts'
import { kycAnswers } from '../../texts/en/kyc-answer.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { type Actor, doerOf } from '../platform/actor.ts'
import type { Tx } from '../platform/database.ts'
import { badRequest } from '../platform/problem.ts'
import { nextState } from '../platform/require-move.ts'
import { setKycState } from '../user/set-kyc-state.ts'
import { readDocuments } from './document-store.ts'
import { knownDetails } from './known-details.ts'
import { lockSubject, type Subject, saveDetails, saveHandIn } from './kyc-store.ts'
import { tellReviewers } from './tell-reviewers.ts'

/** Hands the whole in, and rings the bell of everyone who may review it. */
export async function submitKyc(tx: Tx, actor: Actor, now: Date): Promise<void> {
  const subject = await lockSubject(tx, actor.id)
  const state = nextState(kycWorkflow, subject.state, 'submit')
  await requireWhole(tx, subject)
  // What was only prefilled is handed in too: a later change of the merchant must not change what was reviewed.
  await saveDetails(tx, subject.id, (await knownDetails(tx, subject)).details)
  await saveHandIn(tx, subject.id, now)
  await setKycState(tx, subject.id, state)
  await recordAudit(tx, doerOf(actor), { act: 'kyc.submitted', subject: subject.code })
  await tellReviewers(tx, subject, 'The KYC was handed in and waits for your look.')
}

async function requireWhole(tx: Tx, subject: Subject): Promise<void> {
  const documents = await readDocuments(tx, subject.id, subject.kind)
  const missing = missingOf(subject.kind, { ...(await knownDetails(tx, subject)), documents })
  const said = [
    ...missing.steps.map((step) => kycSteps[step].wants()),
    ...missing.documents.map((kind) => kycAnswers.pleaseUpload({ document: documentLabels[kind]() })),
  ]
  if (said.length > 0) throw badRequest(kycAnswers.somethingIsMissing(), said)
}
