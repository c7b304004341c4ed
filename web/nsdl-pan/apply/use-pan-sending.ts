import { useQueryClient } from '@tanstack/react-query'
import { getPanSheet, type PanSheet, reapplyPan, submitPan } from '../../../contract/nsdl-pan/apply.ts'
import { call } from '../../platform/call.ts'
import type { DraftSaving } from '../../ui/form/use-draft-saving.ts'
import { useSending } from '../../ui/form/use-sending.ts'

/** Keeps the last tick, then sends the application in with the total on the button: paid for, or once more for free. */
export function usePanSending({ id, state }: PanSheet, saving: DraftSaving) {
  const queries = useQueryClient()
  const params = { id }
  return useSending<number, { id: string }>({
    async send(total, keys) {
      if (!(await saving.save())) return undefined
      const body = { version: saving.version() }
      if (state === 'rejected') return call(reapplyPan, { params, body })
      const paid = { ...body, total }
      return call(submitPan, { params, body: paid, headers: keys({ id, ...paid }) })
    },
    async look() {
      const sheet = await call(getPanSheet, { params })
      return sheet.state === state ? undefined : sheet
    },
    // The sheet was under their hands until now, and nothing asks for it behind their back.
    done: () => queries.refetchQueries({ queryKey: [getPanSheet.path, { params }] }),
    sends: submitPan,
  })
}
