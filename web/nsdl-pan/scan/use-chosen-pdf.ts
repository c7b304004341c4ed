import { useEffect, useMemo, useState } from 'react'
import { onlyPdf } from '../../../contract/nsdl-pan/scan.ts'

/** A PDF that was chosen and not sent yet, with an address to look at it; what is no PDF is not taken. */
export function useChosenPdf() {
  const [file, setFile] = useState<File | null>(null)
  const [wrong, setWrong] = useState<string | null>(null)
  const source = useMemo(() => file && URL.createObjectURL(file), [file])
  useEffect(() => () => void (source && URL.revokeObjectURL(source)), [source])

  function choose(chosen: File | null): void {
    const refused = chosen !== null && !isPdf(chosen)
    setFile(refused ? null : chosen)
    setWrong(refused ? onlyPdf() : null)
  }
  return { file, source, wrong, choose }
}

const isPdf = ({ type, name }: File): boolean => type === 'application/pdf' || (type === '' && /\.pdf$/i.test(name))
