import { pinsOf, wrongPins } from '../../../contract/gst/place-in-state.ts'
import { checkRegistration, type GstFormErrors } from '../../../contract/gst/registration-check.ts'
import { documentTitle, isSameDocument, wantedDocuments } from '../../../contract/gst/registration-documents.ts'
import type { GstDraft } from '../../../contract/gst/registration-draft.ts'
import { indianDay } from '../../../contract/kernel/dates.ts'
import { ageOfMajority } from '../../law/age-of-majority.ts'
import type { Db } from '../../platform/database.ts'
import { pincodePlaces } from '../../reference/find-pincode.ts'
import { wholeDraft } from './draft-sheet.ts'
import { readRegistrationFiles } from './registration-files.ts'
import type { Registration } from './registration-store.ts'

interface Faults {
  wrong: GstFormErrors
  missingPapers: string[]
}

/** All that keeps a registration from being sent in. */
export async function findWrong(db: Db, registration: Registration, now: Date): Promise<Faults> {
  const draft = wholeDraft(registration)
  const today = indianDay(now)
  const day = { today, adultAt: await ageOfMajority(db, today) }
  const files = await readRegistrationFiles(db, registration)
  const missing = wantedDocuments(draft).filter((one) => !files.some((file) => isSameDocument(one, file)))
  return {
    wrong: { ...(await checkPins(db, draft)), ...checkRegistration(draft, day) },
    missingPapers: missing.map((one) => documentTitle(one, draft.people)),
  }
}

async function checkPins(db: Db, draft: GstDraft): Promise<GstFormErrors> {
  const known = new Map<string, Awaited<ReturnType<typeof pincodePlaces>>>()
  for (const [, pin] of pinsOf(draft)) known.set(pin, await pincodePlaces(db, pin))
  return wrongPins(draft, (pin) => known.get(pin) ?? [])
}
