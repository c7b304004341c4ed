import { useEffect, useMemo } from 'react'

/** An address under which a page can show a picture that it holds, given back when it is no longer shown. */
export function usePictureAddress(picture: Blob): string {
  const source = useMemo(() => URL.createObjectURL(picture), [picture])
  useEffect(() => () => URL.revokeObjectURL(source), [source])
  return source
}
