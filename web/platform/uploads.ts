import { useSyncExternalStore } from 'react'

/** A file that is on its way to the server. */
export interface Upload {
  id: number
  name: string
  /** How much has gone out, from 0 to 1. */
  share: number
  /** Nothing comes through just now; it goes on by itself. */
  isWaiting: boolean
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
  setUploads([...uploads, { id, name, share: 0, isWaiting: false, cancel }])
  const change = (part: Partial<Upload>) =>
    setUploads(uploads.map((one) => (one.id === id ? { ...one, ...part } : one)))
  return {
    progress: (share: number) => change({ share }),
    waiting: (isWaiting: boolean) => change({ isWaiting }),
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
