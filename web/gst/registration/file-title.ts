import type { GstFile } from '../../../contract/gst/registration-detail.ts'
import { documentTitle } from '../../../contract/gst/registration-documents.ts'
import type { GstPerson } from '../../../contract/gst/registration-draft.ts'
import { gstTexts } from '../../../texts/en/gst.ts'
import { gstRegistrationTexts } from '../../../texts/en/gst-registration.ts'

/** What a file of a registration is called. */
export function fileTitle({ kind, person, round, name }: GstFile, people: readonly GstPerson[]): string {
  if (kind === 'gst-certificate') return gstRegistrationTexts.gstCertificate()
  if (kind === 'question') return gstTexts.question({ round, name })
  if (kind === 'answer') return gstTexts.answerNamed({ round, name })
  return documentTitle({ kind, person }, [...people])
}
