/** Whether this browser can show notices while the portal is closed, and whether its person has refused that for good. */
export type PushStanding = 'impossible' | 'blocked' | 'unasked' | 'allowed'

export function pushStanding(): PushStanding {
  const isPossible = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  // While developing there is no worker, so nobody would ever answer.
  if (!isPossible || import.meta.env.DEV) return 'impossible'
  if (Notification.permission === 'denied') return 'blocked'
  return Notification.permission === 'granted' ? 'allowed' : 'unasked'
}
