import type { GstFile } from '../../../contract/gst/registration-detail.ts'
import {
  gstDocuments,
  isSameDocument,
  type WantedDocument,
  wantedDocuments,
} from '../../../contract/gst/registration-documents.ts'
import { gstDraft } from '../../../contract/gst/registration-draft.ts'
import { gstRegistrationWorkflow } from '../../../contract/gst/registration-moves.ts'
import { gstAnswers } from '../../../texts/en/gst-answer.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { keepFile } from '../../document/keep-file.ts'
import { type Actor, doerOf } from '../../platform/actor.ts'
import type { Tx } from '../../platform/database.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { badRequest, tooLarge } from '../../platform/problem.ts'
import { requireMove } from '../../platform/require-move.ts'
import type { Upload } from '../../platform/serve/read-upload.ts'
import { removeFiles } from '../remove-files.ts'
import { fitJpeg } from './fit-jpeg.ts'
import { addRegistrationFile, readRegistrationFiles } from './registration-files.ts'
import { lockGstRegistration } from './registration-store.ts'

interface Given extends WantedDocument {
  actor: Actor
  id: string
  file: Upload
}

/** Keeps a paper of a draft in place of the one before, made to fit what the GST portal takes. */
export async function uploadDocument(tx: Tx, files: FileStore, given: Given): Promise<GstFile> {
  const { actor, id, file, kind, person } = given
  const registration = await lockGstRegistration(tx, actor, id)
  requireMove(gstRegistrationWorkflow, registration.status, 'save')
  const wanted = wantedDocuments(gstDraft.parse(registration.data))
  if (!wanted.some((one) => isSameDocument(one, given)))
    throw badRequest(gstAnswers.paperIsNotAskedFor(), { kind: gstAnswers.notAskedFor() })
  const fitting = await fitFor(file, gstDocuments[kind].maxBytes)
  const before = (await readRegistrationFiles(tx, registration)).filter((one) => isSameDocument(one, given))
  await removeFiles(
    tx,
    'gst_registration_file',
    before.map((one) => one.id),
  )
  const fileId = await keepFile(tx, files, fitting, { purpose: `gst ${kind}`, userId: actor.id })
  await recordAudit(tx, doerOf(actor), {
    act: 'gst-registration.paper-uploaded',
    subject: registration.no,
    detail: { kind },
  })
  return addRegistrationFile(tx, id, { kind, person, fileId })
}

/** A picture can be drawn smaller; a PDF is taken as it is or not at all. */
export async function fitFor(file: Upload, maxBytes: number): Promise<Pick<Upload, 'content' | 'type' | 'name'>> {
  if (file.type === 'application/pdf') {
    if (file.content.length > maxBytes)
      throw tooLarge(gstAnswers.portalTakesThisPdfUpTo({ size: maxBytes / 1_000_000 }))
    return file
  }
  const name = `${file.name.replace(/\.[A-Za-z0-9]{1,5}$/, '')}.jpg`
  return { content: await fitJpeg(file.content, maxBytes), type: 'image/jpeg', name }
}
