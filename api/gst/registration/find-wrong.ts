import { checkRegistration, type Wrong } from '../../../contract/gst/registration-check.ts'
import { documentTitle, isSameDocument, wantedDocuments } from '../../../contract/gst/registration-documents.ts'
import type { GstDraft } from '../../../contract/gst/registration-draft.ts'
import { indianDay } from '../../../contract/kernel/dates.ts'
import type { Db } from '../../platform/database.ts'
import { pincodePlaces } from '../../reference/find-pincode.ts'
import { wholeDraft } from './draft-sheet.ts'
import { readFiles } from './registration-files.ts'
import type { Registration } from './registration-store.ts'

interface Faults {
  wrong: Wrong
  missingPapers: string[]
}

/** All that keeps a registration from being sent in. */
export async function findWrong(db: Db, registration: Registration, now: Date): Promise<Faults> {
  const draft = wholeDraft(registration)
  const files = await readFiles(db, registration)
  const missing = wantedDocuments(draft).filter((one) => !files.some((file) => isSameDocument(one, file)))
  return {
    wrong: { ...(await checkPins(db, draft)), ...checkRegistration(draft, indianDay(now)) },
    missingPapers: missing.map((one) => documentTitle(one, draft.people)),
  }
}

/** A GSTIN is for one state, so every place of business lies there; an unknown pincode cannot be judged. */
async function checkPins(db: Db, { state, place, additional }: GstDraft): Promise<Wrong> {
  const wrong: Wrong = {}
  const places = [['place', place] as const, ...additional.map((one, i) => [`additional.${i}`, one] as const)]
  for (const [path, { pin }] of places) {
    const known = await pincodePlaces(db, pin)
    if (known.length > 0 && !known.some((one) => one.state === state))
      wrong[`${path}.pin`] = `This pincode is not in ${state || 'the chosen state'}`
  }
  return wrong
}
