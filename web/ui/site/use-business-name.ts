import { useSyncExternalStore } from 'react'
import { getBusinessInfo } from '../../../contract/site.ts'
import { call } from '../../platform/call.ts'

let name = ''
let asked = false
const listeners = new Set<() => void>()

/** The configured business name, or 'Site' while it is missing. Every page shows it, so it is fetched once and kept. */
export function useBusinessName(): string {
  return useSyncExternalStore(listenToName, () => name || 'Site')
}

function listenToName(listener: () => void): () => void {
  listeners.add(listener)
  if (!asked) void fetchName()
  return () => listeners.delete(listener)
}

async function fetchName(): Promise<void> {
  asked = true
  try {
    name = (await call(getBusinessInfo)).businessName
    for (const listener of listeners) listener()
  } catch (error) {
    // The next page that shows the name asks again.
    asked = false
    console.warn('The business name could not be loaded.', error)
  }
}
