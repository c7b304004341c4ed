import type { saveGst } from '../../../contract/gst/registration.ts'
import type { GstDraft } from '../../../contract/gst/registration-draft.ts'
import { gstRegistrationWorkflow } from '../../../contract/gst/registration-moves.ts'
import type { BodyOf, ReplyOf } from '../../../contract/kernel/endpoint.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Tx } from '../../platform/database.ts'
import { requireMove } from '../../platform/require-move.ts'
import { saveVersion } from '../../work/save-version.ts'
import { tellNumbers } from '../../work/sealed-numbers.ts'
import { lockGstRegistration, registrationVersion, saveGstRegistration } from './registration-store.ts'
import { openAadhaars, sealAadhaars, takeAadhaars } from './sealed-aadhaars.ts'

interface Save {
  id: string
  given: BodyOf<typeof saveGst>
  now: Date
}

/** Keeps what was typed so far; the Aadhaar numbers go sealed beside the rest. */
export async function saveGstDraft(tx: Tx, actor: Actor, { id, given, now }: Save): Promise<ReplyOf<typeof saveGst>> {
  const registration = await lockGstRegistration(tx, actor, id)
  requireMove(gstRegistrationWorkflow, registration.status, 'save')
  const { draft } = given
  const kept = openAadhaars(registration)
  const numbers = takeAadhaars(draft.people, kept)
  const data = { ...draft, people: draft.people.map((person) => ({ ...person, aadhaarNo: '' })) }
  return saveVersion({
    kept: { ...registrationVersion(registration), content: [registration.data, tellNumbers(kept)] },
    given: { version: given.version, content: [data, tellNumbers(numbers)] },
    now,
    write: (version) =>
      saveGstRegistration(tx, id, {
        ...gstDraftColumns(draft),
        sealed: sealAadhaars(id, numbers),
        data: JSON.stringify(data),
        version,
      }),
  })
}

/** What lists show and find of a form. */
export const gstDraftColumns = ({ constitution, legalName, tradeName, panNo, state }: GstDraft) => ({
  constitution,
  legal_name: legalName,
  trade_name: tradeName,
  pan: panNo,
  state,
})
