import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { getPanSheet, type PanSheet, reapplyPan, submitPan } from '../../../contract/nsdl-pan/apply.ts'
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

  async function look(): Promise<void> {
    forgetPan(queries)
    void queries.invalidateQueries({ queryKey: [merchantClosing.path] })
    await queries.refetchQueries({ queryKey: [getPanSheet.path, { params: { id } }] })
  }
  async function send(): Promise<void> {
    if (sending) return
    setSending(true)
    setError(undefined)
    try {
      if (!(await saving.save())) return
      const parts = { params: { id }, body: { version: saving.version() } }
      if (state === 'rejected') await call(reapplyPan, parts)
      else await call(submitPan, { ...parts, headers: keys({ id, ...parts.body }) })
      await look()
    } catch (reason) {
      setError(reason)
      // It may have been paid: then the page shows so.
      if (reason instanceof CallError && reason.maybeDone) await look()
    } finally {
      setSending(false)
    }
  }
  return { send, sending, error, clearError: () => setError(undefined) }
}
