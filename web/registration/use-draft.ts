import { useEffect, useState } from 'react'
import { readDraft, saveDraft } from './registration-draft.ts'
import type { Fields } from './registration-fields.ts'

/** What was typed and how far one came, saved in this tab with every change. */
export function useDraft() {
  const [draft, setDraft] = useState(readDraft)
  useEffect(() => saveDraft(draft), [draft])
  const { fields, step, provenEmail } = draft
  return {
    fields,
    step,
    /** The address as it stands now was proven; another one is not. */
    proven: provenEmail !== '' && provenEmail === plain(fields.emailId),
    set: (change: Partial<Fields>) => setDraft((before) => ({ ...before, fields: { ...before.fields, ...change } })),
    setStep: (next: number) => setDraft((before) => ({ ...before, step: next })),
    setProven: (proven: boolean) =>
      setDraft((before) => ({ ...before, provenEmail: proven ? plain(before.fields.emailId) : '' })),
  }
}

const plain = (email: string): string => email.trim().toLowerCase()
