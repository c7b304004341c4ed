import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyReply, RouteHandlerMethod } from 'fastify'
import type { ParamsOf, QueryOf, RawEndpoint } from '../../../contract/kernel/endpoint.ts'
import type { Visitor } from '../actor.ts'
import type { Web } from '../platform.ts'
import { parseOrRefuse, readParams } from './context.ts'

/** A call whose body nobody has read yet. */
export interface RawAsked<E> {
  visitor: Visitor
  params: ParamsOf<E>
  query: QueryOf<E>
  headers: IncomingHttpHeaders
  /** The very bytes that were sent. */
  raw: Buffer
}

/** A page under a policy of its own, another address to go to, or JSON for another program. */
export type RawReply = { html: string; policy: string; status?: number } | { goTo: string } | { json: unknown }

const mostBytes = 64 * 1024

/** Within this scope every body, of whatever type, stays as it arrived. */
export function takeBytes(scope: Web): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: mostBytes }, (_request, body, done) => {
    done(null, body)
  })
}

export function rawHandler<E extends RawEndpoint>(
  endpoint: E,
  work: (asked: RawAsked<E>) => Promise<RawReply> | RawReply,
): RouteHandlerMethod {
  return async (request, reply) => {
    const asked = {
      visitor: request.visitor,
      params: readParams(endpoint.params, request.params),
      query: parseOrRefuse(endpoint.query, request.query),
      headers: request.headers,
      raw: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
    }
    return sendRaw(reply, await work(asked as RawAsked<E>))
  }
}

function sendRaw(reply: FastifyReply, answer: RawReply): FastifyReply {
  // 303: whatever was posted, the browser goes on by asking for a page.
  if ('goTo' in answer) return reply.redirect(answer.goTo, 303)
  if ('json' in answer) return reply.type('application/json; charset=utf-8').send(JSON.stringify(answer.json))
  return reply
    .code(answer.status ?? 200)
    .header('content-security-policy', answer.policy)
    .type('text/html; charset=utf-8')
    .send(answer.html)
}
