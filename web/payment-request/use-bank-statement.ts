import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import {
  previewStatement,
  type StatementLayout,
  type StatementOutcome,
  type StatementPreview,
  takeStatement,
} from '../../contract/bank-statement.ts'
import { callUpload } from '../platform/call-upload.ts'
import { toastError } from '../ui/toast.ts'

interface Chosen {
  file: File
  preview: StatementPreview
}

/** The way of a bank's file: chosen, understood, changed, taken. */
export function useBankStatement(bankId: string) {
  const [chosen, setChosen] = useState<Chosen>()
  const [outcome, setOutcome] = useState<StatementOutcome>()
  const onError = (error: unknown) => toastError(error)
  const look = useMutation({
    mutationFn: async ({ file, layout }: { file: File; layout?: StatementLayout }) => {
      const body = layout ? { bankId, ...layout, chosen: 'yes' as const } : { bankId }
      return { file, preview: await callUpload(previewStatement, { file, body }) }
    },
    onSuccess: (next) => {
      setChosen(next)
      setOutcome(undefined)
    },
    onError,
  })
  const take = useMutation({
    mutationFn: ({ file, preview }: Chosen) => callUpload(takeStatement, { file, body: { bankId, ...preview.layout } }),
    onSuccess: (next) => {
      setOutcome(next)
      setChosen(undefined)
    },
    onError,
  })
  return { chosen, outcome, look, take, cancel: () => setChosen(undefined) }
}
