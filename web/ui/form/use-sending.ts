import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { JsonEndpoint } from '../../../contract/kernel/endpoint.ts'
import { CallError } from '../../platform/call-error.ts'
import { refetchAfterRefusal as askAnew, tellChangesOf } from '../../platform/changed.ts'
import { isOnline } from '../../platform/line.ts'
import { openOnceKeys } from '../../platform/open-once-keys.ts'
import { keepLooking } from './keep-looking.ts'

interface Steps<Order, Reply> {
  /** Sends it in under a key, so that a second try counts once. Answers nothing where it did not come to that. */
  send: (order: Order, keys: ReturnType<typeof openOnceKeys>) => Promise<Reply | undefined>
  /** Asks whether it went through; only asks, and never sends it again. */
  look: (order: Order) => Promise<Reply | undefined>
  done: (reply: Reply) => Promise<void> | void
  /** The call that sends it in. */
  sends: Pick<JsonEndpoint, 'changes'>
  /** Told of a failure after it is shown. */
  failed?: (reason: unknown) => void
}

/**
 * Sends in what is paid from the wallet. When the answer gets lost it looks by itself whether it went through, at once
 * and again until it is found or the page is left, so that nobody has to guess whether they have paid.
 */
export function useSending<Order, Reply>({ send, look, done, sends, failed }: Steps<Order, Reply>) {
  const [sending, setSending] = useState(false)
  const [error, setError] = useState<unknown>()
  const [unknown, setUnknown] = useState<{ order: Order }>()
  const [keys] = useState(openOnceKeys)
  /** What is under way: sending and looking never run beside each other, or both could find it done. */
  const underWay = useRef<{ sending: boolean; look?: Promise<boolean> }>({ sending: false })

  async function finish(reply: Reply): Promise<void> {
    setUnknown(undefined)
    setError(undefined)
    await done(reply)
  }
  async function wentThrough(order: Order): Promise<boolean> {
    const found = await look(order).catch(() => undefined)
    if (found !== undefined) {
      // Its own answer, which would have told of it, never came.
      tellChangesOf(sends)
      await finish(found)
    }
    return found !== undefined
  }
  async function fail(order: Order, reason: unknown): Promise<void> {
    if (reason instanceof CallError && reason.maybeDone) {
      if (await wentThrough(order)) return
      setUnknown({ order })
    }
    setError(reason)
    failed?.(reason)
    // The price may be another one by now.
    askAnew(sends)
  }
  async function sendIn(order: Order): Promise<void> {
    if (underWay.current.sending) return
    underWay.current.sending = true
    setSending(true)
    setError(undefined)
    try {
      // Found just now: what was asked for before is paid, and paying again is not needed.
      if (await underWay.current.look) return
      setUnknown(undefined)
      const reply = await send(order, keys)
      if (reply !== undefined) await finish(reply)
    } catch (reason) {
      await fail(order, reason)
    } finally {
      underWay.current.sending = false
      setSending(false)
    }
  }
  const lookAgain = useEffectEvent(async () => {
    const { sending: isSending, look: isLooking } = underWay.current
    if (!unknown || isSending || isLooking || document.hidden || !isOnline()) return
    try {
      underWay.current.look = wentThrough(unknown.order)
      await underWay.current.look
    } finally {
      underWay.current.look = undefined
    }
  })
  useEffect(() => (unknown ? keepLooking(lookAgain) : undefined), [unknown])
  return { send: sendIn, sending, error, clearError: () => setError(undefined) }
}
