import { useEffect, useRef } from 'react'
import type { EventsEndpoint } from '../../contract/kernel/endpoint.ts'
import type { LiveTopic } from '../../contract/notice.ts'
import { listen } from './events.ts'

/** Calls back when the server says that something of this topic has changed. */
export function useLive(endpoint: EventsEndpoint, topic: LiveTopic, changed: () => void): void {
  const latest = useRef(changed)
  useEffect(() => {
    latest.current = changed
  })
  useEffect(() => listen(endpoint, { [topic]: () => latest.current() }), [endpoint, topic])
}
