import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { CallError } from '../../platform/call-error.ts'
import { useSession } from '../../platform/session.ts'
import { watchForUnsaved } from '../../platform/unsaved-work.ts'
import { noteSave } from './draft-saves.ts'

export interface DraftSaving {
  /** Keeps what stands in the form now; false where that failed, and `error` says why. */
  save: () => Promise<boolean>
  /** What the server calls the draft as it was kept last. */
  version: () => number
  /** The draft is gone or sent in, so nothing is kept any more. */
  stop: () => void
  savedAt: string | undefined
  error: unknown
  clearError: () => void
}

interface Options<Draft> {
  /** Of the draft, among all there are. */
  name: string
  /** What stands in the form now. */
  values: () => Draft
  send: (body: { version: number; draft: Draft }) => Promise<{ version: number; savedAt: string }>
}

/** So long after the last letter. */
const pauseMs = 1_500

/** Keeps a draft: while it is typed, when asked to, when it is left, and when the tab goes out of sight. One save follows the other. */
export function useDraftSaving<Draft>(
  sheet: { version: number; draft: Draft },
  { name, values, send }: Options<Draft>,
): DraftSaving {
  const [savedAt, setSavedAt] = useState<string>()
  const [error, setError] = useState<unknown>()
  const kept = useRef({ version: sheet.version, text: JSON.stringify(sheet.draft) })
  const begun = useRef(kept.current.text)
  const unanswered = useRef<Draft>(undefined)
  const line = useRef<Promise<boolean>>(Promise.resolve(true))
  const over = useRef(false)

  async function sendDraft(draft: Draft): Promise<void> {
    const text = JSON.stringify(draft)
    try {
      const reply = await send({ version: kept.current.version, draft })
      kept.current = { version: reply.version, text }
      unanswered.current = undefined
      setSavedAt(reply.savedAt)
    } catch (reason) {
      unanswered.current = wasAnswered(reason) ? undefined : draft
      throw reason
    }
  }
  /** What the server may have kept without our hearing of it is sent once more as it was: it counts once, and we hear its version. */
  async function settle(): Promise<void> {
    const draft = unanswered.current
    if (draft === undefined || JSON.stringify(draft) === JSON.stringify(values())) return
    await sendDraft(draft).catch((reason) => {
      // What was refused was never kept; what stands in the form now may be better.
      if (isConflict(reason) || !wasAnswered(reason)) throw reason
    })
  }
  /** What is kept while somebody types fails without a word, unless it can never be kept: the next save tells. */
  async function keep(quietly: boolean): Promise<boolean> {
    if (over.current) return true
    try {
      await settle()
      const draft = values()
      if (unanswered.current !== undefined || JSON.stringify(draft) !== kept.current.text) await sendDraft(draft)
      setError(undefined)
      return true
    } catch (reason) {
      if (!quietly || isConflict(reason)) setError(reason)
      return false
    }
  }
  function follow(quietly: boolean): Promise<boolean> {
    line.current = line.current.then(() => keep(quietly))
    noteSave(name, line.current)
    return line.current
  }
  const save = () => follow(false)
  useOnLeaving(save)
  useWhileTyping(JSON.stringify(values()), () => {
    if (!over.current && !isConflict(error)) void follow(true)
  })
  useWatch(() => !over.current && JSON.stringify(values()) !== begun.current)
  const stop = () => {
    over.current = true
  }
  return { save, stop, version: () => kept.current.version, savedAt, error, clearError: () => setError(undefined) }
}

/** Without an answer, or with one from something that stands before the server, nobody knows whether it was kept. */
const wasAnswered = (reason: unknown): boolean =>
  reason instanceof CallError && reason.status > 0 && reason.status < 500

const isConflict = (reason: unknown): boolean => reason instanceof CallError && reason.status === 409

/** A moment after the last letter, and after somebody has signed in again. */
function useWhileTyping(text: string, save: () => void): void {
  const keep = useEffectEvent(save)
  const token = useSession()?.token
  useEffect(() => {
    // Each letter and each new token begin the pause anew.
    void [text, token]
    const timer = setTimeout(keep, pauseMs)
    return () => clearTimeout(timer)
  }, [text, token])
}

function useWatch(isUnsaved: () => boolean): void {
  const ask = useEffectEvent(isUnsaved)
  useEffect(() => watchForUnsaved(() => ask()), [])
}

/** Another page of the portal, another tab, a phone that is put away. */
function useOnLeaving(save: () => unknown): void {
  const leaving = useEffectEvent(() => void save())
  useEffect(() => {
    const hidden = () => {
      if (document.visibilityState === 'hidden') leaving()
    }
    document.addEventListener('visibilitychange', hidden)
    return () => {
      document.removeEventListener('visibilitychange', hidden)
      leaving()
    }
  }, [])
}
