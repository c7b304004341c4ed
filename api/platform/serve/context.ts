import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { type BodyOf, onceHeader, type ParamsOf, type QueryOf, type Schema } from '../../../contract/kernel/endpoint.ts'
import { fieldMessages } from '../../../contract/kernel/problem.ts'
import { checkTexts } from '../../../texts/en/checks.ts'
import { problemTexts } from '../../../texts/en/problem.ts'
import type { Actor, Visitor } from '../actor.ts'
import { badRequest, notFound } from '../problem.ts'

declare module 'fastify' {
  interface FastifyRequest {
    visitor: Visitor
    caller: Actor | undefined
  }
}

/** What a verb is given of the request: checked, typed, and no more than the contract lists. */
export interface CallInput<E> {
  actor: Actor
  visitor: Visitor
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
  /** What the caller calls this request, so that a repeat can be told from another one. */
  onceKey: string | undefined
}

interface Declares {
  params?: Schema
  query?: Schema
  body?: Schema
}

export function readRequest<E extends Declares>(endpoint: E, request: FastifyRequest): CallInput<E> {
  const asked = {
    visitor: request.visitor,
    params: readParams(endpoint.params, request.params),
    query: parseOrRefuse(endpoint.query, request.query),
    body: parseOrRefuse(endpoint.body, request.body ?? {}),
    onceKey: request.headers[onceHeader],
    get actor(): Actor {
      if (!request.caller) throw new Error('This call is open to anyone, so nobody stands behind it.')
      return request.caller
    },
  }
  return asked as CallInput<E>
}

/** An id that cannot exist is simply not there. */
export function readParams(schema: Schema | undefined, given: unknown): unknown {
  if (!schema) return undefined
  const read = z.safeParse(schema, given)
  if (!read.success) throw notFound()
  return read.data
}

export function parseOrRefuse<S extends Schema>(schema: S | undefined, given: unknown): z.output<S> | undefined {
  if (!schema) return undefined
  const read = z.safeParse(schema, given)
  if (read.success) return read.data
  throw badRequest(problemTexts.pleaseCheckWhatYou(), inTheirLanguage(fieldMessages(read.error)))
}

/** What no rule has words for, such as a list where a number belongs, zod says in its own. */
const inTheirLanguage = (messages: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(messages).map(([field, said]) => [field, said === zodsOwn ? checkTexts.invalid() : said]),
  )
// text: as the library writes it.
const zodsOwn = 'Invalid input'
