import type { saveGst } from '../../../contract/gst/registration.ts'
import type { GstDraft } from '../../../contract/gst/registration-draft.ts'
import { gstRegistrationWorkflow } from '../../../contract/gst/registration-moves.ts'
import type { BodyOf, ReplyOf } from '../../../contract/kernel/endpoint.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Tx } from '../../platform/database.ts'
import { isRepeatedSave } from '../../platform/is-repeated-save.ts'
import { conflict } from '../../platform/problem.ts'
import { requireMove } from '../../platform/require-move.ts'
import { lockRegistration, type Registration, saveRegistration } from './registration-store.ts'
import { openAadhaars, sealAadhaars, takeAadhaars } from './sealed-aadhaars.ts'

interface Save {
  id: string
  given: BodyOf<typeof saveGst>
  now: Date
}

/** Keeps what was typed so far; the Aadhaar numbers go sealed beside the rest. */
export async function saveDraft(tx: Tx, actor: Actor, { id, given, now }: Save): Promise<ReplyOf<typeof saveGst>> {
  const registration = await lockRegistration(tx, actor, id)
  requireMove(gstRegistrationWorkflow, registration.status, 'save')
  const { draft } = given
  const kept = openAadhaars(registration)
  const numbers = takeAadhaars(draft.people, kept)
  const data = { ...draft, people: draft.people.map((person) => ({ ...person, aadhaarNo: '' })) }
  const before = { version: registration.version, content: [registration.data, kept] }
  if (isRepeatedSave(before, { version: given.version, content: [data, numbers] }))
    return { version: registration.version, savedAt: now.toISOString() }
  requireVersion(registration, given.version)
  const version = registration.version + 1
  await saveRegistration(tx, id, {
    ...columnsOf(draft),
    sealed: sealAadhaars(id, numbers),
    data: JSON.stringify(data),
    version,
  })
  return { version, savedAt: now.toISOString() }
}

/** Whoever changes or sends a registration has seen it as it is now. */
export function requireVersion({ version }: Pick<Registration, 'version'>, seen: number): void {
  if (version !== seen)
    throw conflict('This registration was changed in another window. Please load it again, so that nothing is lost.')
}

/** What lists show and find of a form. */
export const columnsOf = ({ constitution, legalName, tradeName, panNo, state }: GstDraft) => ({
  constitution,
  legal_name: legalName,
  trade_name: tradeName,
  pan: panNo,
  state,
})
