import '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Visitor } from '../actor.ts'
import { agentName } from '../agent-name.ts'
import { randomToken } from '../crypto/keyed-hash.ts'

export const deviceCookie = 'kendra_device'
const fourHundredDays = 400 * 24 * 3600

/** Reads who is calling. The device cookie is made only where a call asks for it. */
export function visitorOf(request: FastifyRequest, reply: FastifyReply, secure: boolean): Visitor {
  const brought = request.cookies[deviceCookie]
  let device = brought && /^[\w-]{43}$/.test(brought) ? brought : undefined
  return {
    ip: request.ip,
    agent: agentName(request.headers['user-agent']),
    requestId: request.id,
    hasDevice: device !== undefined,
    token: bearerOf(request),
    device() {
      if (device === undefined) {
        device = randomToken()
        reply.setCookie(deviceCookie, device, {
          path: '/api',
          httpOnly: true,
          sameSite: 'strict',
          secure,
          maxAge: fourHundredDays,
        })
      }
      return device
    },
  }
}

export const bearerOf = (request: FastifyRequest): string | undefined =>
  /^Bearer ([\w.-]+)$/.exec(request.headers.authorization ?? '')?.[1]
