import type { FastifyReply, FastifyRequest } from 'fastify'
import { fieldOf } from '../../../contract/kernel/from-outside.ts'
import { problemTexts } from '../../../texts/en/problem.ts'
import { isDatabaseAway, isLockTimeout, isStatementTimeout, isUnkeepableText } from '../database.ts'
import { FileMissing, FileRefused, StoreUnavailable } from '../files/file-problems.ts'
import { badRequest, notFound, Problem, tooLarge, tryAgain, wrongType } from '../problem.ts'

/** The one place where a thrown thing becomes a reply. What is not the caller's doing tells nothing of the inside. */
export function answerProblem(thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = problemOf(thrown) ?? new Problem(500, problemTexts.somethingWentWrongOn())
  logProblem(thrown, problem, request)
  if (thrown instanceof FileRefused && thrown.cause)
    request.log.warn({ error: thrown.cause, route: request.routeOptions.url }, 'a file could not be read')
  if (problem.retryAfter !== undefined) reply.header('retry-after', String(problem.retryAfter))
  return reply.code(problem.status).type('application/json; charset=utf-8').send(JSON.stringify(problem.body()))
}

/** What we refuse on purpose is no fault, and where it was thrown says nothing; anything else keeps its stack. */
function logProblem(thrown: unknown, problem: Problem, { log, routeOptions: { url: route } }: FastifyRequest): void {
  if (problem.status < 500) return
  if (thrown instanceof Problem) log.warn({ why: thrown.message, route }, 'request refused')
  else log.error({ error: thrown, route }, 'request failed')
}

function problemOf(thrown: unknown): Problem | undefined {
  if (thrown instanceof Problem) return thrown
  if (isDatabaseAway(thrown)) return tryAgain()
  if (isLockTimeout(thrown)) return tryAgain()
  if (isStatementTimeout(thrown)) return tryAgain(problemTexts.thisTookTooLong())
  if (isUnkeepableText(thrown)) return badRequest(problemTexts.theTextHoldsA())
  if (thrown instanceof FileRefused) return fileProblem(thrown)
  if (thrown instanceof StoreUnavailable) return tryAgain(problemTexts.theFileCouldNot())
  if (thrown instanceof FileMissing) return notFound(problemTexts.thisFileIsNot())
  return frameworkProblem(fieldOf(thrown, 'statusCode'))
}

function fileProblem(refused: FileRefused): Problem {
  if (refused.reason === 'size') return tooLarge(refused.message)
  return refused.reason === 'type' ? wrongType(refused.message) : badRequest(refused.message)
}

/** The framework's own refusals (broken JSON, too large, wrong content type), in our words. */
function frameworkProblem(statusCode: unknown): Problem | undefined {
  if (statusCode === 413) return tooLarge(problemTexts.thisIsTooLarge())
  if (statusCode === 415) return wrongType(problemTexts.thisKindOfContent())
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500)
    return badRequest(problemTexts.theRequestCouldNot())
  return undefined
}
