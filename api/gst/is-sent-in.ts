interface Asked {
  /** How many questions were sent. */
  rounds: number
  /** Whether the newest one waits for its answer. */
  asking: boolean
}

/** What is still being put together is the writer's own: a question until it is asked, an answer until it is sent. */
export function isSentIn({ rounds, asking }: Asked, { kind, round }: { kind: string; round: number }): boolean {
  if (kind === 'question') return round <= rounds
  if (kind === 'answer') return round < rounds || !asking
  return true
}
