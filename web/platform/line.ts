import { useSyncExternalStore } from 'react'
import { CallError } from './call-error.ts'

/** False only when the device itself knows that it has no connection. */
export const isOnline = (): boolean => typeof navigator === 'undefined' || navigator.onLine !== false

/** Calls back when the connection goes or comes. */
export function watchLine(change: () => void): () => void {
  window.addEventListener('online', change)
  window.addEventListener('offline', change)
  return () => {
    window.removeEventListener('online', change)
    window.removeEventListener('offline', change)
  }
}

export const useOnline = (): boolean => useSyncExternalStore(watchLine, isOnline, () => true)

/** Code of a page that could not be fetched. Each browser has words of its own for it. */
const lostCode = /dynamically imported module|module script failed|preload CSS/i

/** Whether it failed because nothing came back, and not by anybody's decision. */
export function isLost(error: unknown): boolean {
  if (error instanceof CallError) return error.status === 0
  return error instanceof Error && lostCode.test(error.message)
}
