import { useEffect, useMemo, useState } from 'react'
import type { DocumentKind } from '../../contract/kyc-moves.ts'
import { brokenWords, judgeFile, withType } from './judge-file.ts'

/** A file that was chosen for a document and not sent yet, with an address to look at it; or why it cannot be taken. */
export function useChosenFile(kind: DocumentKind) {
  const [file, setFile] = useState<File>()
  const [wrong, setWrong] = useState<string>()
  const source = useMemo(() => file && URL.createObjectURL(file), [file])
  useEffect(() => () => void (source && URL.revokeObjectURL(source)), [source])

  function keep(chosen: File | undefined, why: string | undefined): void {
    setFile(why ? undefined : chosen)
    setWrong(why)
  }
  function choose(chosen: File): void {
    const typed = withType(chosen)
    keep(typed, judgeFile(kind, typed))
  }
  return {
    file,
    source,
    wrong,
    choose,
    refuse: () => file && keep(undefined, brokenWords(kind, file)),
    forget: () => keep(undefined, undefined),
  }
}
export type ChosenFile = ReturnType<typeof useChosenFile>
