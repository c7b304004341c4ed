import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { forgetGst } from './forget-gst.ts'

/** Which move's dialog is open. What it has done changes lists and pages, so they are asked for anew. */
export function useOpenMove<Move extends string>() {
  const queries = useQueryClient()
  const [open, setOpen] = useState<Move>()
  const onClose = () => setOpen(undefined)
  const onDone = () => {
    onClose()
    forgetGst(queries)
  }
  return { open, setOpen, ways: { onClose, onDone } }
}
