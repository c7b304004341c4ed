import type { RegistrationReceipt } from '../../contract/registration.ts'
import { emptyFields, type FieldName, type Fields, lastStep } from './registration-fields.ts'

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
const empty: Draft = { fields: emptyFields, step: 0, provenEmail: '' }

/** The draft of this tab; whatever in it cannot be read counts as not typed. */
export function readDraft(): Draft {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<Draft>
    const step = Number(kept.step)
    return {
      fields: readFields(kept.fields ?? {}),
      step: step >= 0 && step <= lastStep ? Math.floor(step) : 0,
      provenEmail: typeof kept.provenEmail === 'string' ? kept.provenEmail : '',
      ...(kept.receipt?.refNo && { receipt: kept.receipt }),
    }
  } catch {
    return empty
  }
}

function readFields(kept: Partial<Record<FieldName, unknown>>): Fields {
  const fields = { ...emptyFields }
  for (const name of Object.keys(emptyFields) as FieldName[]) {
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
}

/** Keeps the receipt and forgets the person: a reload still shows the number. */
export function keepReceipt(receipt: RegistrationReceipt): void {
  saveDraft({ ...empty, receipt })
}

export function clearDraft(): void {
  sessionStorage.removeItem(key)
}
