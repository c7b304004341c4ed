import { useEffect, useMemo, useState } from 'react'

/** A file that was chosen and not sent yet, with an address to look at it. */
export function useChosenFile() {
  const [file, setFile] = useState<File>()
  const source = useMemo(() => file && URL.createObjectURL(file), [file])
  useEffect(() => () => void (source && URL.revokeObjectURL(source)), [source])
  return { file, source, choose: setFile, forget: () => setFile(undefined) }
}
export type ChosenFile = ReturnType<typeof useChosenFile>
