import { useState } from 'react'

/** Which move's dialog is open. */
export function useOpenMove<Move extends string>() {
  const [open, setOpen] = useState<Move>()
  const close = () => setOpen(undefined)
  return { open, setOpen, ways: { onClose: close, onDone: close } }
}
