import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { CallError } from '../../platform/call-error.ts'
import { isInputSealed } from '../../platform/kept-input.ts'
import { readSession, useSession } from '../../platform/session.ts'
import { watchForUnsaved } from '../../platform/unsaved-work.ts'
import { noteSave } from './draft-saves.ts'
import { begunDraft, forgetUnsent, keepUnsent } from './unsent-draft.ts'

export interface DraftSaving {
  /** Keeps what stands in the form now; false where that failed, and `error` says why. */
  save: () => Promise<boolean>
  /** The same, and without a line it is enough that this device has kept it: one goes on filling in. */
  keep: () => Promise<boolean>
  /** Another window or device has saved it since: what stands here takes the place of that. */
  keepThisOne: () => Promise<void>
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
  /** Asks which version the server has by now. */
  look: () => Promise<{ version: number }>
}

/** Whether a failure is told. */
type Telling = 'always' | 'where it is kept nowhere' | 'never'

/** So long after the last letter. */
const pauseMs = 1_500
const againMs = 10_000

/** Keeps a draft: while it is typed, when asked to, when it is left, and when the tab goes out of sight. One save follows the other. */
export function useDraftSaving<Draft>(
  sheet: { version: number; draft: Draft },
  { name, values, send, look }: Options<Draft>,
): DraftSaving {
  const [savedAt, setSavedAt] = useState<string>()
  const [error, setError] = useState<unknown>()
  const [unsent, setUnsent] = useState(false)
  const [first] = useState(() => begunDraft(name, sheet))
  const kept = useRef({ version: first.version, text: JSON.stringify(sheet.draft) })
  const begun = useRef(kept.current.text)
  /** Sent, and not answered yet or ever. */
  const unanswered = useRef(first.unanswered)
  const newest = useRef(values)
  const line = useRef<Promise<unknown>>(Promise.resolve())
  const over = useRef(false)
  const left = useRef(false)

  async function sendDraft(draft: Draft): Promise<void> {
    const text = JSON.stringify(draft)
    const before = unanswered.current
    unanswered.current = draft
    try {
      const reply = await send({ version: kept.current.version, draft })
      kept.current = { version: reply.version, text }
      unanswered.current = undefined
      if (isOpen()) keepHere()
      else forgetUnsent(name)
      setUnsent(false)
      setSavedAt(reply.savedAt)
    } catch (reason) {
      if (wasAnswered(reason)) unanswered.current = undefined
      else if (wasNeverSent(reason)) unanswered.current = before
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
  async function keepDraft(tell: Telling): Promise<'saved' | 'kept here' | 'failed'> {
    if (over.current) return 'saved'
    try {
      await settle()
      const draft = values()
      if (unanswered.current !== undefined || JSON.stringify(draft) !== kept.current.text) await sendDraft(draft)
      setError(undefined)
      return 'saved'
    } catch (reason) {
      if (!wasAnswered(reason) && !left.current && !over.current) {
        keepHere()
        setUnsent(true)
      }
      const isKept = !wasAnswered(reason) && isInputSealed()
      const isTold = tell === 'always' || (tell === 'where it is kept nowhere' && !isKept)
      if (isTold || isConflict(reason) || isGone(reason)) setError(reason)
      return isKept ? 'kept here' : 'failed'
    }
  }
  function follow(tell: Telling) {
    const saving = line.current.then(() => keepDraft(tell))
    line.current = saving
    noteSave(name, saving)
    return saving
  }
  const save = async () => (await follow('always')) === 'saved'
  const keep = async () => (await follow('where it is kept nowhere')) !== 'failed'
  async function keepThisOne(): Promise<void> {
    try {
      const { version: theirs } = await look()
      kept.current = { version: theirs, text: '' }
      unanswered.current = undefined
      await save()
    } catch (reason) {
      setError(reason)
    }
  }
  const isOpen = () => !over.current && JSON.stringify(newest.current()) !== kept.current.text
  const keepHere = () => {
    // Whoever signs out leaves nothing behind.
    const typed = { version: kept.current.version, draft: newest.current(), unanswered: unanswered.current }
    if (readSession()) keepUnsent(name, typed)
  }
  useLayoutEffect(() => {
    newest.current = values
  })
  useOnLeaving((isLeft) => {
    // The tab may be gone before an answer comes; what is kept here is forgotten with the answer.
    if (isOpen()) keepHere()
    void save()
    left.current = isLeft
  })
  useTryAgain(unsent, () => {
    if (isOpen() || unanswered.current !== undefined) void follow('never')
  })
  const typed = JSON.stringify(values())
  useWithEachLetter(typed, () => {
    if (isInputSealed() && isOpen()) keepHere()
  })
  useAfterTyping(typed, () => {
    if (!over.current && !isConflict(error)) void follow('never')
  })
  useWatch(() => !over.current && JSON.stringify(values()) !== begun.current)
  const stop = () => {
    over.current = true
    forgetUnsent(name)
  }
  const version = () => kept.current.version
  return { save, keep, keepThisOne, stop, version, savedAt, unsent, error, clearError: () => setError(undefined) }
}

/** Without an answer, or with one from something that stands before the server, nobody knows whether it was kept. */
const wasAnswered = (reason: unknown): boolean =>
  reason instanceof CallError && reason.status > 0 && reason.status < 500

/** The device knew that it had no line, and did not try. */
const wasNeverSent = (reason: unknown): boolean =>
  reason instanceof CallError && reason.status === 0 && !reason.maybeDone

/** Another window has thrown it away since. */
const isGone = (reason: unknown): boolean => reason instanceof CallError && reason.status === 404

/** Another window has saved it since. */
export const isConflict = (reason: unknown): boolean => reason instanceof CallError && reason.status === 409

/** Where the device seals it there is no waiting: whoever reloads or loses the battery finds all but the last letter. */
function useWithEachLetter(text: string, keep: () => void): void {
  const keepNow = useEffectEvent(keep)
  useEffect(() => {
    void text
    keepNow()
  }, [text])
}

/** A moment after the last letter, and after somebody has signed in again. */
function useAfterTyping(text: string, save: () => void): void {
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
