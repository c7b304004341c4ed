import type { UseFormReturnType } from '@mantine/form'
import type { ClientOption } from '../../../contract/gst/client.ts'
import { listOwnFilings, submitFiling } from '../../../contract/gst/filing.ts'
import type { FilingFile } from '../../../contract/gst/filing-files.ts'
import { givenBack } from '../../../contract/gst/filing-moves.ts'
import { periodLabel } from '../../../contract/gst/returns-periods.ts'
import { merchantPaths } from '../../../contract/paths.ts'
import { gstFilingTexts } from '../../../texts/en/gst-filing.ts'
import { call, callTable } from '../../platform/call.ts'
import { fieldErrors } from '../../platform/error-text.ts'
import { useSending } from '../../ui/form/use-sending.ts'
import { toastSuccess } from '../../ui/toast.ts'
import { useNavigateHere } from '../../ui/use-navigate-here.ts'
import { bodyOf, type FilingValues } from './filing-values.ts'

interface Around {
  clients: readonly ClientOption[]
  files: readonly FilingFile[]
  /** On the button. */
  total: number | undefined
  sent: () => void
}

/** Sends the return in, paid for once, and leads to it. */
export function useFilingSending(form: UseFormReturnType<FilingValues>, { clients, files, total, sent }: Around) {
  const navigate = useNavigateHere()
  const { send, sending, error, clearError } = useSending<FilingValues, { id: string; no: string }>({
    send(values, keys) {
      const fileIds = files.map(({ id }) => id)
      const body = { ...bodyOf(values, fileIds), total }
      return call(submitFiling, { body, headers: keys(body) })
    },
    look: (values) => findFiling(values, clients),
    done({ id, no }) {
      sent()
      toastSuccess(gstFilingTexts.returnIsOnItsWay({ no }))
      void navigate({ to: merchantPaths.gstFilling(id) })
    },
    sends: submitFiling,
    failed: (reason) => form.setErrors(fieldErrors(reason)),
  })
  return { submitting: sending, error, clearError, onSubmit: form.onSubmit((values) => void send(values)) }
}

/** The return that stands for this period: there is at most one that was not given back. */
async function findFiling({ clientId, returnType, period }: FilingValues, clients: readonly ClientOption[]) {
  const gstin = clients.find(({ id }) => id === clientId)?.gstin
  const filters = [
    { field: 'gstin', opt: 'equals', value1: gstin },
    { field: 'returnType', opt: 'in', value1: [returnType] },
    { field: 'period', opt: 'equals', value1: periodLabel(period) },
  ]
  const { data } = await callTable(listOwnFilings, { body: { filters } })
  return data.find(({ status }) => !givenBack.includes(status))
}
