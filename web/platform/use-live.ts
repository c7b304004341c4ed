import { useEffect } from 'react'
import type { EventsEndpoint } from '../../contract/kernel/endpoint.ts'
import { type LiveTopic, liveTopics } from '../../contract/kernel/topic.ts'
import { tellChanged } from './changed.ts'
import { listen } from './events.ts'

const whileTokensChangeMs = 1500

/**
 * A sign-in that was ended elsewhere is noticed by asking who I am: the 401 does the rest. It is asked a moment later,
 * because a changed password ends this sign-in too and brings its successor with the answer.
 */
function hear(topic: LiveTopic): void {
  if (topic === 'session-ended') setTimeout(() => tellChanged([topic], 'others'), whileTokensChangeMs)
  else tellChanged([topic], 'others')
}

/** The live events of an area, once in its layout: what its pages show follows what others do. */
export function useLive(endpoint: EventsEndpoint): void {
  useEffect(
    () => listen(endpoint, Object.fromEntries(liveTopics.map((topic) => [topic, () => hear(topic)]))),
    [endpoint],
  )
}
