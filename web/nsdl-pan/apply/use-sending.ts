import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { getPanSheet, type PanSheet, quotePan, reapplyPan, submitPan } from '../../../contract/nsdl-pan/apply.ts'
import { merchantClosing } from '../../../contract/wallet.ts'
import { call } from '../../platform/call.ts'
import { CallError } from '../../platform/call-error.ts'
import { openOnceKeys } from '../../platform/once-key.ts'
import type { DraftSaving } from '../../ui/form/use-draft-saving.ts'
import { forgetPan } from './forget-pan.ts'

/** Keeps the last tick, then sends the application in: paid for, or once more free of charge. */
export function useSending({ id, state }: PanSheet, saving: DraftSaving) {
  const [sending, setSending] = useState(false)
  const [error, setError] = useState<unknown>()
  const [keys] = useState(openOnceKeys)
  const queries = useQueryClient()
  const pay = (body: { version: number; total: number }) =>
    call(submitPan, { params: { id }, body, headers: keys({ id, ...body }) })

  async function look(): Promise<void> {
    forgetPan(queries)
    void queries.invalidateQueries({ queryKey: [merchantClosing.path] })
    await queries.refetchQueries({ queryKey: [getPanSheet.path, { params: { id } }] })
  }
  /** With the total that stands on the button. */
  async function send(total: number): Promise<void> {
    if (sending) return
    setSending(true)
    setError(undefined)
    try {
      if (!(await saving.save())) return
      const parts = { params: { id }, body: { version: saving.version() } }
      if (state === 'rejected') await call(reapplyPan, parts)
      else await pay({ ...parts.body, total })
      await look()
    } catch (reason) {
      setError(reason)
      // The price may be another one by now; or it may have been paid, and then the page shows so.
      void queries.invalidateQueries({ queryKey: [quotePan.path] })
      if (reason instanceof CallError && reason.maybeDone) await look()
    } finally {
      setSending(false)
    }
  }
  return { send, sending, error, clearError: () => setError(undefined) }
}
