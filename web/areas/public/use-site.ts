import { useSyncExternalStore } from 'react'
import { getSite, type PublicSite } from '../../../contract/public-site.ts'
import { call } from '../../platform/call.ts'

let site: PublicSite | undefined
let asked = false
const listeners = new Set<() => void>()

/** What the public pages show; nothing until it is there. Fetched once for the whole visit. */
export function useSite(): PublicSite | undefined {
  return useSyncExternalStore(listen, () => site)
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  if (!asked) void fetchSite()
  return () => listeners.delete(listener)
}

async function fetchSite(): Promise<void> {
  asked = true
  try {
    site = await call(getSite)
    for (const listener of listeners) listener()
  } catch (error) {
    // The next page asks again.
    asked = false
    console.warn('The texts of the site could not be loaded.', error)
  }
}
