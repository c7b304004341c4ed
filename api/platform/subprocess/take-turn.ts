import { openPersonalTurns } from './open-personal-turns.ts'

const turns = openPersonalTurns({
  mostWaitingEach: 20,
  yours: 'Your other files are still being read. Please wait for them and try again.',
  crowded: 'Many files are being read just now. Please try again in a moment.',
})

/** Waits until a processor may be used for somebody's file; answers what to call afterwards. */
export const takeTurn = (who?: string): Promise<() => void> => turns.take({ who })
