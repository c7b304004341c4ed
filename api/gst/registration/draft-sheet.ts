import type { GstSheet } from '../../../contract/gst/registration.ts'
import { type GstDraft, gstDraft } from '../../../contract/gst/registration-draft.ts'
import { indianDay } from '../../../contract/kernel/dates.ts'
import { ageOfMajority } from '../../law/age-of-majority.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Db } from '../../platform/database.ts'
import { readRegistrationFiles } from './registration-files.ts'
import { type Registration, readGstRegistration } from './registration-store.ts'
import { openAadhaars, withMasks, withNumbers } from './sealed-aadhaars.ts'

/** The form as a browser may see it. */
export function maskedDraft(registration: Registration): GstDraft {
  const draft = gstDraft.parse(registration.data)
  return { ...draft, people: withMasks(draft.people, openAadhaars(registration)) }
}

/** The form with its whole Aadhaar numbers, which never leave the server. */
export function wholeDraft(registration: Registration): GstDraft {
  const draft = gstDraft.parse(registration.data)
  return { ...draft, people: withNumbers(draft.people, openAadhaars(registration)) }
}

/** A registration as its form shows it. */
export async function readRegistrationSheet(
  db: Db,
  actor: Actor,
  { id, now }: { id: string; now: Date },
): Promise<GstSheet> {
  const registration = await readGstRegistration(db, actor, id)
  const { no, status, version } = registration
  const files = await readRegistrationFiles(db, registration)
  const documents = files.filter((f) => f.round === 0)
  const adultAt = await ageOfMajority(db, indianDay(now))
  return { id, no, status, version, draft: maskedDraft(registration), documents, adultAt }
}
