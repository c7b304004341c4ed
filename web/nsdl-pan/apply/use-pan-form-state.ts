import { useMemo, useState } from 'react'
import type { PanReason, PanSheet } from '../../../contract/nsdl-pan/apply.ts'
import { checkApplication, warnApplication } from '../../../contract/nsdl-pan/check-application.ts'
import { type PanDraft, panDraft } from '../../../contract/nsdl-pan/draft.ts'
import { factsOf, fieldsOfSection, type PanField, panFieldNames } from '../../../contract/nsdl-pan/fields.ts'
import { fullName } from '../../../contract/nsdl-pan/names.ts'
import type { PanFormErrors, PanQuestion } from '../../../contract/nsdl-pan/pan-question.ts'
import { isFilled } from '../../../contract/nsdl-pan/prefill.ts'
import { panApplyTexts } from '../../../texts/en/pan-apply.ts'
import { indianToday } from '../../platform/device-clock.ts'
import { isConsentOld } from '../../ui/form/is-consent-old.ts'
import { withUnsent } from '../../ui/form/unsent-draft.ts'
import { panDraftName } from './pan-draft-name.ts'
import type { PanForm } from './use-pan-form.ts'

export interface FilledForm extends PanForm {
  /** The fields that were filled in for the person, and that they have not changed since. */
  given: ReadonlySet<PanField>
  /** They took something over with a tap: steps that are filled in need not be walked through. */
  hurried: boolean
  /** Fills in what is usual, without being asked. */
  suggest: (change: Partial<PanDraft>) => void
  /** Everything that is wrong, shown or not. */
  allWrong: PanFormErrors
  /** Shows what is wrong with these fields, though nobody has been in them. */
  reveal: (fields: readonly PanField[]) => void
}

/** The form while it is filled in: what was typed, what the rules say of it, and which of that is shown yet. */
export function usePanFormState(sheet: PanSheet): FilledForm {
  const [draft, setDraft] = useState(() => withUnsent(panDraftName(sheet.id), sheet))
  const [given, setGiven] = useState<ReadonlySet<PanField>>(() => begunWith(sheet))
  const [hurried, setHurried] = useState(false)
  const [left, setLeft] = useState<ReadonlySet<PanField>>(() => new Set())
  const question = useMemo(() => questionOf(sheet, draft), [sheet, draft])
  const allWrong = useMemo(() => checkApplication(question), [question])
  const warnings = useMemo(() => warnApplication(question), [question])
  const reveal = (fields: readonly PanField[]) => setLeft((before) => new Set([...before, ...fields]))
  const put = (change: Partial<PanDraft>) =>
    setDraft((before) => readAgain(before, withCardName(before, { ...before, ...change })))
  const suggest = (change: Partial<PanDraft>) => {
    setGiven((before) => new Set([...before, ...panFieldNames.filter((field) => field in change)]))
    put(change)
  }
  return {
    question,
    draft,
    given,
    allWrong,
    reveal,
    set(change) {
      setGiven((before) => new Set([...before].filter((field) => !(field in change))))
      put(change)
    },
    hurried,
    suggest,
    fill(change, part) {
      setHurried(true)
      // Of a person whom another one replaces nothing may stay behind.
      suggest(part === 'person' ? { ...withoutGiven(sheet, given), ...change } : change)
    },
    leave(field) {
      reveal([field])
      setDraft((before) => madePlain(before, field))
    },
    wrong: (field) => (left.has(field) ? allWrong[field] : undefined),
    remark: (field) => warnings[field] ?? reasonOf(sheet.reasons, field),
  }
}

/** A draft that nobody has saved yet has the papers of the shop's last one. */
const begunWith = ({ version, draft }: PanSheet): ReadonlySet<PanField> =>
  new Set(version === 1 ? fieldsOfSection('Documents').filter((field) => isFilled(draft[field])) : [])

/** What was filled in for the person, as it stood before; the papers of last time are of the shop, not of the person. */
function withoutGiven({ draft }: PanSheet, given: ReadonlySet<PanField>): Partial<PanDraft> {
  const papers = fieldsOfSection('Documents')
  const taken = [...given].filter((field) => !papers.includes(field))
  return Object.fromEntries(taken.map((field) => [field, draft[field]]))
}

/** The rules look at what the server would keep: trimmed and in capitals. */
function questionOf({ applicantionType, cat, mode, proofs, figures }: PanSheet, typed: PanDraft): PanQuestion {
  const draft = panDraft.safeParse(typed).data ?? typed
  return { type: applicantionType, category: cat, mode, draft, today: indianToday(), proofs, figures }
}

/** The card carries the whole name until somebody writes something else there. */
function withCardName(before: PanDraft, after: PanDraft): PanDraft {
  const untouched = before.cardName === after.cardName && before.cardName.toUpperCase() === fullName(before)
  return untouched ? { ...after, cardName: fullName(after) } : after
}

function readAgain(before: PanDraft, after: PanDraft): PanDraft {
  return isConsentOld(before, after) ? { ...after, consent: false } : after
}

/** As it will be kept: capitals where the form has capitals, an Indian mobile without its country, numbers without blanks. */
function madePlain(draft: PanDraft, field: PanField): PanDraft {
  const [value, { normalise }] = [draft[field], factsOf(field)]
  return normalise && typeof value === 'string' ? { ...draft, [field]: normalise(value) } : draft
}

function reasonOf(reasons: readonly PanReason[], field: PanField): string | undefined {
  const said = reasons.filter(({ code }) => factsOf(field).reasons?.includes(code))
  return said.length > 0
    ? said.map(({ text, remedy }) => panApplyTexts.sentBack({ text, remedy }).trim()).join(' ')
    : undefined
}
