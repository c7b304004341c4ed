import type * as z from 'zod/mini'
import { leftEmpty } from '../../contract/kyc.ts'
import { type DetailStep, type detailSteps, stepsOf } from '../../contract/kyc-fields.ts'
import { kycWorkflow } from '../../contract/kyc-moves.ts'
import { checkTexts } from '../../texts/en/checks.ts'
import { kycAnswers } from '../../texts/en/kyc-answer.ts'
import type { Actor } from '../platform/actor.ts'
import type { Tx } from '../platform/database.ts'
import { badRequest } from '../platform/problem.ts'
import { requireMove } from '../platform/require-move.ts'
import { wrongPlace } from '../reference/check-place.ts'
import { savePerson } from '../user/save-person.ts'
import { knownDetails } from './known-details.ts'
import { lockSubject, type Subject, saveDetails } from './kyc-store.ts'

interface Saved {
  step: DetailStep
  typed: z.output<(typeof detailSteps)[DetailStep]>
}

/** Keeps one step of the form as a draft; what it says counts once the whole is approved. */
export async function saveStep(tx: Tx, actor: Actor, { step, typed }: Saved): Promise<void> {
  const subject = await lockSubject(tx, actor.id)
  if (!stepsOf(subject.kind).includes(step)) throw badRequest(kycAnswers.stepNotAsked())
  requireMove(kycWorkflow, subject.state, 'fill')
  if ('pin' in typed) await requirePlace(tx, typed)
  if (!('aadharNo' in typed)) return saveDetails(tx, subject.id, typed)
  const { aadharNo, ...details } = typed
  await requireSealed(tx, subject, { step, typed })
  // The number goes sealed to the person and stands nowhere else. Left empty, the kept one stays.
  if (aadharNo !== '') await savePerson(tx, subject.id, { aadhaar: aadharNo })
  await saveDetails(tx, subject.id, details)
}

async function requireSealed(tx: Tx, subject: Subject, { step, typed }: Saved): Promise<void> {
  const { aadharNo: keptAadhaar } = await knownDetails(tx, subject)
  const missing = leftEmpty(step, typed, { kind: subject.kind, keptAadhaar })
  if (missing.length > 0)
    throw badRequest(
      kycAnswers.checkWhatYouEntered(),
      Object.fromEntries(missing.map((name) => [name, checkTexts.required()])),
    )
}

async function requirePlace(tx: Tx, given: { pin: string; state: string }): Promise<void> {
  const wrong = await wrongPlace(tx, given)
  if (wrong.state) throw badRequest(kycAnswers.checkWhatYouEntered(), { state: wrong.state })
}
