import { isDay } from '../../../contract/kernel/dates.ts'
import type { PanSheet } from '../../../contract/nsdl-pan/apply.ts'
import { isPerson, panFormName } from '../../../contract/nsdl-pan/category.ts'
import { panRules } from '../../../contract/nsdl-pan/check-facts.ts'
import { type PanDraft, panDraft } from '../../../contract/nsdl-pan/draft.ts'
import { fullName, nameKey } from '../../../contract/nsdl-pan/names.ts'
import type { PanQuestion } from '../../../contract/nsdl-pan/pan-question.ts'
import { maskNumbers } from '../../work/sealed-numbers.ts'
import type { Application } from '../application-store.ts'
import type { PanDay } from './read-pan-day.ts'
import { sayProofs } from './say-proofs.ts'
import { openApplicantNumbers } from './sealed-numbers.ts'

/** What the rules are asked about: the sheet with its whole Aadhaar numbers, which never leave the server. */
export function questionOf(application: Application, day: PanDay): PanQuestion {
  const { type, category, mode, data } = application
  const draft = panDraft.parse({ ...data, ...openApplicantNumbers(application) })
  return { type, category, mode, draft, ...day }
}

/** An application as its form shows it. */
export function sheetOf(application: Application, { today, proofs, figures }: PanDay): PanSheet {
  const { id, type, category, state, version } = application
  return {
    id,
    refNo: application.ref_no,
    applicantionType: type,
    cat: category,
    mode: application.mode,
    card: application.card,
    state,
    formName: application.form_name || panFormName(type, category, today),
    version,
    draft: panDraft.parse({ ...application.data, ...maskNumbers(openApplicantNumbers(application)) }),
    reasons: application.reasons,
    freeUntil: application.free_until,
    refundAsked: application.refund_asked_at !== null,
    proofs: sayProofs(proofs),
    figures,
  }
}

/** What lists show of a sheet, and what finds the same applicant again. */
export function panDraftColumns(category: Application['category'], draft: PanDraft) {
  const name = isPerson(category) ? fullName(draft) : draft.entityName
  return {
    card_name: (isPerson(category) && draft.cardName) || name,
    name_key: nameKey(name),
    born: isDay(draft.born) || draft.born === panRules.unknownFormation ? draft.born : null,
    mobile: draft.mobileNo,
    email: draft.emailId,
  }
}
