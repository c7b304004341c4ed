import type { GstFile } from '../../../contract/gst/registration-detail.ts'
import { documentTitle } from '../../../contract/gst/registration-documents.ts'
import type { GstPerson } from '../../../contract/gst/registration-draft.ts'

/** What a file of a registration is called. */
export function fileTitle({ kind, person, round, name }: GstFile, people: readonly GstPerson[]): string {
  if (kind === 'gst-certificate') return 'GST certificate'
  if (kind === 'question') return `Question ${round}: ${name}`
  if (kind === 'answer') return `Answer ${round}: ${name}`
  return documentTitle({ kind, person }, [...people])
}
