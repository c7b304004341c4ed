import type * as z from 'zod/mini'
import { type DetailStep, type detailSteps, stepsOf } from '../../contract/kyc.ts'
import { kycWorkflow } from '../../contract/kyc-moves.ts'
import type { Actor } from '../platform/actor.ts'
import type { Tx } from '../platform/database.ts'
import { badRequest } from '../platform/problem.ts'
import { requireMove } from '../platform/require-move.ts'
import { wrongPlace } from '../reference/check-place.ts'
import { savePerson } from '../user/save-person.ts'
import { knownDetails } from './known-details.ts'
import { lockSubject, type Subject, saveDetails } from './kyc-store.ts'

type Typed = z.output<(typeof detailSteps)[DetailStep]>

/** Keeps one step of the form as a draft; what it says counts once the whole is approved. */
export async function saveStep(
  tx: Tx,
  actor: Actor,
  { step, typed }: { step: DetailStep; typed: Typed },
): Promise<void> {
  const subject = await lockSubject(tx, actor.id)
  const asked: readonly DetailStep[] = stepsOf[subject.kind]
  if (!asked.includes(step)) throw badRequest('This step is not asked of you.')
  requireMove(kycWorkflow, subject.state, 'fill')
  if ('pin' in typed) await requirePlace(tx, typed)
  if (!('aadharNo' in typed)) return saveDetails(tx, subject.id, typed)
  const { aadharNo, ...details } = typed
  await keepAadhaar(tx, subject, aadharNo)
  await saveDetails(tx, subject.id, details)
}

/** The number goes sealed to the person and stands nowhere else. Left empty, the kept one stays. */
async function keepAadhaar(tx: Tx, subject: Subject, aadhaar: string): Promise<void> {
  if (aadhaar !== '') return savePerson(tx, subject.id, { aadhaar })
  const kept = await knownDetails(tx, subject)
  if (kept.aadharNo === '') throw badRequest('Please check what you entered.', { aadharNo: 'Required' })
}

async function requirePlace(tx: Tx, given: { pin: string; state: string }): Promise<void> {
  const wrong = await wrongPlace(tx, given)
  if (wrong.state) throw badRequest('Please check what you entered.', { state: wrong.state })
}
