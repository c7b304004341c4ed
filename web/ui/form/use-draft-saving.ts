import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { CallError } from '../../platform/call-error.ts'
import { readSession, useSession } from '../../platform/session.ts'
import { watchForUnsaved } from '../../platform/unsaved-work.ts'
import { noteSave } from './draft-saves.ts'
import { forgetUnsent, keepUnsent } from './unsent-draft.ts'

export interface DraftSaving {
  /** Keeps what stands in the form now; false where that failed, and `error` says why. */
  save: () => Promise<boolean>
  /** What the server calls the draft as it was kept last. */
  version: () => number
  /** The draft is gone or sent in, so nothing is kept any more. */
  stop: () => void
  savedAt: string | undefined
  /** The server could not be reached with the last of it, which is kept in this browser meanwhile. */
  unsent: boolean
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
const againMs = 10_000

/** Keeps a draft: while it is typed, when asked to, when it is left, and when the tab goes out of sight. One save follows the other. */
export function useDraftSaving<Draft>(
  sheet: { version: number; draft: Draft },
  { name, values, send }: Options<Draft>,
): DraftSaving {
  const [savedAt, setSavedAt] = useState<string>()
  const [error, setError] = useState<unknown>()
  const [unsent, setUnsent] = useState(false)
  const kept = useRef({ version: sheet.version, text: JSON.stringify(sheet.draft) })
  const begun = useRef(kept.current.text)
  const unanswered = useRef<Draft>(undefined)
  const line = useRef<Promise<boolean>>(Promise.resolve(true))
  const over = useRef(false)
  const left = useRef(false)

  async function sendDraft(draft: Draft): Promise<void> {
    const text = JSON.stringify(draft)
    try {
      const reply = await send({ version: kept.current.version, draft })
      kept.current = { version: reply.version, text }
      unanswered.current = undefined
      forgetUnsent(name)
      setUnsent(false)
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
      if (!wasAnswered(reason) && !left.current && !over.current) {
        keepHere()
        setUnsent(true)
      }
      if (!quietly || isConflict(reason) || isGone(reason)) setError(reason)
      return false
    }
  }
  function follow(quietly: boolean): Promise<boolean> {
    line.current = line.current.then(() => keep(quietly))
    noteSave(name, line.current)
    return line.current
  }
  const save = () => follow(false)
  const isOpen = () => !over.current && JSON.stringify(values()) !== kept.current.text
  const keepHere = () => {
    // Whoever signs out leaves nothing behind.
    const typed = { version: kept.current.version, draft: values(), unanswered: unanswered.current }
    if (readSession()) keepUnsent(name, typed)
  }
  useOnLeaving((isLeft) => {
    // The tab may be gone before an answer comes; what is kept here is forgotten with the answer.
    if (isOpen()) keepHere()
    void save()
    left.current = isLeft
  })
  useTryAgain(unsent, () => {
    if (isOpen()) void follow(true)
  })
  useWhileTyping(JSON.stringify(values()), () => {
    if (!over.current && !isConflict(error)) void follow(true)
  })
  useWatch(() => !over.current && JSON.stringify(values()) !== begun.current)
  const stop = () => {
    over.current = true
    forgetUnsent(name)
  }
  const version = () => kept.current.version
  return { save, stop, version, savedAt, unsent, error, clearError: () => setError(undefined) }
}

/** Without an answer, or with one from something that stands before the server, nobody knows whether it was kept. */
const wasAnswered = (reason: unknown): boolean =>
  reason instanceof CallError && reason.status > 0 && reason.status < 500

/** Another window has thrown it away since. */
const isGone = (reason: unknown): boolean => reason instanceof CallError && reason.status === 404

/** Another window has saved it since. */
export const isConflict = (reason: unknown): boolean => reason instanceof CallError && reason.status === 409

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

/** When the line is back, and now and then: a server that was away does not tell when it is there again. */
function useTryAgain(unsent: boolean, save: () => void): void {
  const again = useEffectEvent(save)
  useEffect(() => {
    if (!unsent) return undefined
    const online = () => again()
    window.addEventListener('online', online)
    const timer = setInterval(online, againMs)
    return () => {
      window.removeEventListener('online', online)
      clearInterval(timer)
    }
  }, [unsent])
}

function useWatch(isUnsaved: () => boolean): void {
  const ask = useEffectEvent(isUnsaved)
  useEffect(() => watchForUnsaved(() => ask()), [])
}

/** Another page of the portal, another tab, a phone that is put away. */
function useOnLeaving(keep: (isLeft: boolean) => void): void {
  const leaving = useEffectEvent(keep)
  useEffect(() => {
    const hidden = () => {
      if (document.visibilityState === 'hidden') leaving(false)
    }
    document.addEventListener('visibilitychange', hidden)
    return () => {
      document.removeEventListener('visibilitychange', hidden)
      leaving(true)
    }
  }, [])
}
