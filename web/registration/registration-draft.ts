import { entriesOf, keysOf } from '../../contract/kernel/keys-of.ts'
import type { RegistrationReceipt } from '../../contract/registration.ts'
import { emptyRegistration, registrationField } from '../../contract/registration-fields.ts'
import { forgetInput, keepInput, keptInput } from '../platform/kept-input.ts'
import { type FieldName, type Fields, lastStep } from './registration-fields.ts'

/** What a reload must not lose. The code and the captcha are never kept, and the tick is given anew. */
export interface Draft {
  fields: Fields
  step: number
  /** The address that the server has seen proven. */
  provenEmail: string
  /** Once it was sent. */
  receipt?: RegistrationReceipt
}

const key = 'registration'
export const emptyDraft: Draft = { fields: emptyRegistration, step: 0, provenEmail: '' }

/**
 * Beside the tab's own draft, for whoever comes back in another tab. Nobody is signed in here and the computer may be
 * shared, so it is kept for an hour only, and without what proves who somebody is.
 */
const hour = 60 * 60_000

/** Nothing was typed in this tab, but a while ago in one that is gone. */
export function isFromOtherTab(): boolean {
  try {
    return sessionStorage.getItem(key) === null && keptInput(key) !== undefined
  } catch {
    // A browser that keeps nothing brings nothing back.
    return false
  }
}

/** The draft of this tab, or of one that was killed; whatever in it cannot be read counts as not typed. */
export function readDraft(): Draft {
  try {
    const text = sessionStorage.getItem(key)
    const kept = (text === null ? (keptInput(key) ?? {}) : JSON.parse(text)) as Partial<Draft>
    const step = Number(kept.step)
    return {
      fields: readFields(kept.fields ?? {}),
      step: step >= 0 && step <= lastStep ? Math.floor(step) : 0,
      provenEmail: typeof kept.provenEmail === 'string' ? kept.provenEmail : '',
      ...(kept.receipt?.refNo && { receipt: kept.receipt }),
    }
  } catch {
    return emptyDraft
  }
}

function readFields(kept: Partial<Record<FieldName, unknown>>): Fields {
  const fields = { ...emptyRegistration }
  for (const name of keysOf(emptyRegistration)) {
    const value = kept[name]
    if (typeof value === 'string') fields[name] = value
  }
  return fields
}

export function saveDraft(draft: Draft): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft))
  } catch {
    // A browser that keeps nothing still sends the form.
  }
  const staying = entriesOf(draft.fields).filter(([name]) => !registrationField(name).leavesWithTab)
  const fields = Object.fromEntries(staying)
  if (Object.values(fields).every((value) => value === '')) forgetInput(key)
  else keepInput(key, { fields, provenEmail: draft.provenEmail }, hour)
}

/** Keeps the receipt and forgets the person: a reload still shows the number. */
export function keepReceipt(receipt: RegistrationReceipt): void {
  saveDraft({ ...emptyDraft, receipt })
}

export function clearDraft(): void {
  sessionStorage.removeItem(key)
  forgetInput(key)
}
