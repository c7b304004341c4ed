import { useSyncExternalStore } from 'react'

/** A file that is on its way to the server. */
export interface Upload {
  id: number
  name: string
  /** How much has gone out, from 0 to 1. */
  share: number
  cancel: () => void
}

let uploads: readonly Upload[] = []
let lastId = 0
const listeners = new Set<() => void>()

function setUploads(next: readonly Upload[]): void {
  uploads = next
  for (const listener of listeners) listener()
}

/** Shows an upload to the person until it is over. */
export function showUpload(name: string, cancel: () => void) {
  lastId += 1
  const id = lastId
  setUploads([...uploads, { id, name, share: 0, cancel }])
  return {
    progress: (share: number) => setUploads(uploads.map((one) => (one.id === id ? { ...one, share } : one))),
    over: () => setUploads(uploads.filter((one) => one.id !== id)),
  }
}

export function useUploads(): readonly Upload[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => uploads,
    () => uploads,
  )
}
