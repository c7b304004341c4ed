import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { noteSave } from './draft-saves.ts'

export interface Saving {
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

/** Keeps a draft: when asked to, when it is left, and when the tab goes out of sight. One save follows the other. */
export function useSaving<Draft>(
  sheet: { version: number; draft: Draft },
  { name, values, send }: Options<Draft>,
): Saving {
  const [savedAt, setSavedAt] = useState<string>()
  const [error, setError] = useState<unknown>()
  const kept = useRef({ version: sheet.version, text: JSON.stringify(sheet.draft) })
  const line = useRef<Promise<boolean>>(Promise.resolve(true))
  const over = useRef(false)

  async function keep(): Promise<boolean> {
    const draft = values()
    const text = JSON.stringify(draft)
    if (over.current || text === kept.current.text) return true
    try {
      const reply = await send({ version: kept.current.version, draft })
      kept.current = { version: reply.version, text }
      setSavedAt(reply.savedAt)
      setError(undefined)
      return true
    } catch (reason) {
      setError(reason)
      return false
    }
  }
  function save(): Promise<boolean> {
    line.current = line.current.then(keep)
    noteSave(name, line.current)
    return line.current
  }
  useOnLeaving(save)
  const stop = () => {
    over.current = true
  }
  return { save, stop, version: () => kept.current.version, savedAt, error, clearError: () => setError(undefined) }
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
