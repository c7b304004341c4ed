import { Socket } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { answerBroken, type BrokenCode } from './answer-broken.ts'

/** Answers a request of which some is still to come, and ends its connection, so that no more of it does. */
export function endArrival({ raw }: FastifyRequest, code: BrokenCode): void {
  if (!raw.complete && raw.socket instanceof Socket)
    answerBroken(Object.assign(new Error('not waited for'), { code }), raw.socket)
}
