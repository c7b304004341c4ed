import type { ReactNode } from 'react'
import type { EventsEndpoint } from '../../contract/kernel/endpoint.ts'
import { useLive } from '../platform/use-live.ts'

/** A page under a layout that listens to the live events of its area. */
export function LivePage({ endpoint, children }: { endpoint: EventsEndpoint; children: ReactNode }) {
  useLive(endpoint)
  return children
}
