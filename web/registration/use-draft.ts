import { useEffect, useState } from 'react'
import { emptyDraft, isFromOtherTab, readDraft, saveDraft } from './registration-draft.ts'
import type { Fields } from './registration-fields.ts'

/** What was typed and how far one came, saved in this browser with every change. */
export function useDraft() {
  const [begun] = useState(readDraft)
  const [isBack, setBack] = useState(isFromOtherTab)
  const [draft, setDraft] = useState(begun)
  // Looking at it does not keep it longer.
  useEffect(() => {
    if (draft !== begun) saveDraft(draft)
  }, [draft, begun])
  const { fields, step, provenEmail } = draft
  return {
    fields,
    step,
    /** Typed in a tab that is gone. */
    isBack,
    startOver: () => {
      setDraft(emptyDraft)
      setBack(false)
    },
    /** The address as it stands now was proven; another one is not. */
    proven: provenEmail !== '' && provenEmail === plain(fields.emailId),
    set: (change: Partial<Fields>) => setDraft((before) => ({ ...before, fields: { ...before.fields, ...change } })),
    setStep: (next: number) => setDraft((before) => ({ ...before, step: next })),
    setProven: (proven: boolean) =>
      setDraft((before) => ({ ...before, provenEmail: proven ? plain(before.fields.emailId) : '' })),
  }
}

const plain = (email: string): string => email.trim().toLowerCase()
