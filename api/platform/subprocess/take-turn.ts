import { fileAnswers } from '../../../texts/en/file-answer.ts'
import { openPersonalTurns } from './open-personal-turns.ts'

const turns = openPersonalTurns({
  mostWaitingEach: 20,
  yours: fileAnswers.yoursAreRead,
  crowded: fileAnswers.manyAreRead,
})

/** Waits until a processor may be used for somebody's file; answers what to call afterwards. */
export const takeTurn = (who?: string): Promise<() => void> => turns.take({ who })
