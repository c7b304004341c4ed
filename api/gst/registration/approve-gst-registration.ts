import { gstRegistrationWorkflow } from '../../../contract/gst/registration-moves.ts'
import { gstStateCodes } from '../../../contract/gst/registration-states.ts'
import { panOfGstin } from '../../../contract/kernel/gstin.ts'
import { isKeyOf } from '../../../contract/kernel/keys-of.ts'
import { gstNotices } from '../../../texts/en/gst-notices.ts'
import { keepFile } from '../../document/keep-file.ts'
import { type Actor, doerOf } from '../../platform/actor.ts'
import type { Tx } from '../../platform/database.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { badRequest } from '../../platform/problem.ts'
import { requireMove } from '../../platform/require-move.ts'
import type { Upload } from '../../platform/serve/read-upload.ts'
import { requireNewNumber } from '../require-new-number.ts'
import { addRegistrationFile } from './registration-files.ts'
import { lockGstRegistration, type Registration } from './registration-store.ts'
import { registrations } from './registrations.ts'

interface Approval {
  actor: Actor
  id: string
  gstin: string
  file: Upload
}

/** The GSTIN is there: of this PAN, in this state, and with its certificate. */
export async function approveGstRegistration(tx: Tx, files: FileStore, approval: Approval): Promise<void> {
  const { actor, id, gstin, file } = approval
  const registration = await lockGstRegistration(tx, actor, id)
  requireMove(gstRegistrationWorkflow, registration.status, 'approve')
  requireFitting(registration, gstin)
  await requireNewNumber(tx, { table: 'gst_registration', field: 'gstin', number: gstin })
  const certificate = { ...file, name: `gst-certificate-${registration.no}.pdf` }
  const fileId = await keepFile(tx, files, certificate, { purpose: 'gst certificate', userId: actor.id })
  await addRegistrationFile(tx, id, { kind: 'gst-certificate', fileId })
  await registrations.move(tx, doerOf(actor), registration, {
    move: 'approve',
    remark: `GSTIN ${gstin}`,
    change: { gstin },
  })
  await registrations.tellMerchant(tx, registration, {
    title: () => gstNotices.registrationApproved({ no: registration.no }),
    text: () => gstNotices.registrationApprovedText({ name: registration.legal_name, gstin }),
  })
}

function requireFitting({ pan, state }: Registration, gstin: string): void {
  const refuse = (why: string) => badRequest('Please check the GSTIN.', { gstin: why })
  if (panOfGstin(gstin) !== pan) throw refuse(`This GSTIN belongs to another PAN than ${pan}`)
  const code = isKeyOf(gstStateCodes, state) ? gstStateCodes[state] : undefined
  if (code === undefined || !gstin.startsWith(code)) throw refuse(`A GSTIN of ${state} begins with ${code}`)
}
