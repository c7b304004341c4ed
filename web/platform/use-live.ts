import { useEffect, useRef } from 'react'
import type { EventsEndpoint } from '../../contract/kernel/endpoint.ts'
import type { LiveTopic } from '../../contract/notice.ts'
import { listen } from './events.ts'

/** Calls back when the server says that something of this topic, or of one of these, has changed; they stay the same. */
export function useLive(endpoint: EventsEndpoint, topics: LiveTopic | readonly LiveTopic[], changed: () => void): void {
  const latest = useRef(changed)
  useEffect(() => {
    latest.current = changed
  })
  useEffect(() => {
    const tell = () => latest.current()
    return listen(endpoint, Object.fromEntries([topics].flat().map((topic) => [topic, tell])))
  }, [endpoint, topics])
}
