import type { ProblemBody } from '../../contract/kernel/problem.ts'
import { problemTexts } from '../../texts/en/problem.ts'

/** Something the caller did, or must wait for. Anything else that is thrown is a bug and answered 500. */
export class Problem extends Error {
  readonly status: number
  readonly data: ProblemBody['data']
  readonly retryAfter: number | undefined

  constructor(status: number, message: string, extra: { data?: ProblemBody['data']; retryAfter?: number } = {}) {
    super(message)
    this.status = status
    this.data = extra.data
    this.retryAfter = extra.retryAfter
  }

  body(): ProblemBody {
    return this.data === undefined ? { message: this.message } : { message: this.message, data: this.data }
  }
}

/** What is wrong with the request, field by field where that can be said. */
export const badRequest = (message: string, data?: ProblemBody['data']) => new Problem(400, message, { data })
export const signInAgain = (message = problemTexts.pleaseSignInAgain()) => new Problem(401, message)
export const forbidden = (message = problemTexts.youAreNotAllowed()) => new Problem(403, message)
/** Also for what is there but belongs to someone else. */
export const notFound = (message = problemTexts.thisDoesNotExist()) => new Problem(404, message)
export const conflict = (message: string, data?: ProblemBody['data']) => new Problem(409, message, { data })
export const tooLarge = (message: string) => new Problem(413, message)
export const wrongType = (message: string) => new Problem(415, message)
/** Nobody reads this answer; it is no failure of ours, so it is not counted as one. */
export const callerLeft = () => new Problem(499, problemTexts.theCallerLeftBefore())
export const slowDown = (seconds: number) =>
  new Problem(429, problemTexts.tooManyTries({ seconds }), { retryAfter: seconds })
export const tryAgain = (message = problemTexts.thePortalIsBusy()) => new Problem(503, message, { retryAfter: 2 })
