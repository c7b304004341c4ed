import type { ProblemBody } from '../../contract/kernel/problem.ts'

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
export const signInAgain = (message = 'Please sign in again.') => new Problem(401, message)
export const forbidden = (message = 'You are not allowed to do this.') => new Problem(403, message)
/** Also for what is there but belongs to someone else. */
export const notFound = (message = 'This does not exist.') => new Problem(404, message)
export const conflict = (message: string, data?: ProblemBody['data']) => new Problem(409, message, { data })
export const tooLarge = (message: string) => new Problem(413, message)
export const wrongType = (message: string) => new Problem(415, message)
/** Nobody reads this answer; it is no failure of ours, so it is not counted as one. */
export const callerLeft = () => new Problem(499, 'The caller left before the answer was there.')
export const slowDown = (seconds: number) =>
  new Problem(429, `Too many tries. Please wait ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`, {
    retryAfter: seconds,
  })
export const tryAgain = (message = 'The portal is busy. Please try again in a moment.') =>
  new Problem(503, message, { retryAfter: 2 })
