import type { FastifyReply } from 'fastify'
import * as z from 'zod/mini'
import { Problem } from '../problem.ts'

/** The reply passes its schema, so that a column added by mistake never reaches a browser. */
export function sendJson(reply: FastifyReply, endpoint: { reply: z.core.$ZodType }, result: unknown): FastifyReply {
  if (result instanceof Problem) throw result
  const checked = z.parse(endpoint.reply, result)
  if (checked === undefined) return reply.code(204).send()
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(checked))
}
