import { isSameDocument, wantedDocuments } from '../../../contract/gst/registration-documents.ts'
import { gstDraft } from '../../../contract/gst/registration-draft.ts'
import { gstRegistrationWorkflow } from '../../../contract/gst/registration-moves.ts'
import { gstAnswers } from '../../../texts/en/gst-answer.ts'
import { problemTexts } from '../../../texts/en/problem.ts'
import { type Actor, doerOf } from '../../platform/actor.ts'
import type { Tx } from '../../platform/database.ts'
import { badRequest } from '../../platform/problem.ts'
import { requireMove } from '../../platform/require-move.ts'
import { postSale } from '../../sale/post-sale.ts'
import { requireKyc } from '../../user/require-kyc.ts'
import { requireVersion } from '../../work/require-version.ts'
import { removeFiles } from '../remove-files.ts'
import { findWrong } from './find-wrong.ts'
import { registrationProduct } from './quote-registration.ts'
import { readRegistrationFiles } from './registration-files.ts'
import { lockGstRegistration, type Registration, registrationVersion } from './registration-store.ts'
import { registrations } from './registrations.ts'

interface Sending {
  id: string
  /** What whoever sends it has seen. */
  version: number
  total?: number | undefined
  now: Date
}

/** Sends a draft in: everything is checked once more, and paid for once. */
export async function submitRegistration(
  tx: Tx,
  actor: Actor,
  { id, version, total, now }: Sending,
): Promise<{ id: string; no: string }> {
  const registration = await lockGstRegistration(tx, actor, id)
  requireMove(gstRegistrationWorkflow, registration.status, 'submit')
  requireVersion(registrationVersion(registration), version)
  await requireKyc(tx, actor)
  await requireWhole(tx, registration, now)
  await clearUnwanted(tx, registration)
  const { no, merchant_id: merchantId, legal_name } = registration
  await postSale(tx, doerOf(actor), {
    merchantId,
    fact: registrations.fact(id),
    kind: 'gst',
    // text: kept for others, like the notice below.
    narration: `GST registration ${no}, ${legal_name}`,
    product: registrationProduct,
    agreed: total,
  })
  await registrations.move(tx, doerOf(actor), registration, {
    move: 'submit',
    change: { submitted_at: now },
  })
  await registrations.tellOffice(tx, registration, {
    // text: for the back office.
    title: `GST registration ${no}`,
    text: `${legal_name} waits for your look.`,
  })
  return { id, no }
}

async function requireWhole(tx: Tx, registration: Registration, now: Date): Promise<void> {
  const { wrong, missingPapers } = await findWrong(tx, registration, now)
  if (Object.keys(wrong).length > 0) throw badRequest(problemTexts.pleaseCheckWhatYou(), wrong)
  if (missingPapers.length > 0)
    throw badRequest(
      gstAnswers.somethingIsStillMissing(),
      missingPapers.map((title) => gstAnswers.pleaseUpload({ title })),
    )
}

/** Papers of people who were taken out again, or of another constitution, go no further. */
async function clearUnwanted(tx: Tx, registration: Registration): Promise<void> {
  const wanted = wantedDocuments(gstDraft.parse(registration.data))
  const files = await readRegistrationFiles(tx, registration)
  const spare = files.filter((file) => !wanted.some((one) => isSameDocument(one, file)))
  await removeFiles(
    tx,
    'gst_registration_file',
    spare.map((file) => file.id),
  )
}
