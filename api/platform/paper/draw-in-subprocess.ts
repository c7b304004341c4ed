import { tryAgain } from '../problem.ts'
import { openPersonalTurns } from '../subprocess/open-personal-turns.ts'
import { runInSubprocess, SubprocessEnded } from '../subprocess/run-in-subprocess.ts'

/** What the process that draws papers is told: which paper, and what stands on it. */
export interface PaperJob {
  paper: string
  facts: readonly unknown[]
}

interface For {
  /** Who has it drawn. */
  who: string
  /** It is a part of something that is being sent already: it waits for its turn instead of being refused. */
  patient?: boolean
}

// A form takes a twentieth of a second, a collection of a hundred pages a few seconds.
const limits = { seconds: 20, megabytes: 400 }

const turns = openPersonalTurns({
  mostWaitingEach: 10,
  yours: 'Your other papers are still being printed. Please wait for them and try again.',
  crowded: 'Many papers are being printed just now. Please try again in a moment.',
})

/**
 * Has a paper drawn by `api/commands/paper-drawer.ts`, in a process of its own: drawing keeps a processor busy for a
 * moment, and whoever asks the server for something else must not wait for it.
 */
export async function drawInSubprocess<Draw extends (...facts: never[]) => Promise<Buffer>>(
  claim: For,
  paper: string,
  ...facts: Parameters<Draw>
): Promise<Buffer> {
  const job: PaperJob = { paper, facts }
  try {
    const drawn = (await runInSubprocess('paper-drawer', job, { limits, take: () => turns.take(claim) })) as Uint8Array
    return Buffer.from(drawn.buffer, drawn.byteOffset, drawn.byteLength)
  } catch (error) {
    if (!(error instanceof SubprocessEnded)) throw error
    throw tryAgain('This paper could not be drawn in time. Please try again, with fewer lines if it is a long one.')
  }
}
