import type { RouteHandlerMethod } from 'fastify'
import type { Endpoint } from '../../../contract/kernel/endpoint.ts'
import type { Hooks, Platform, Web } from '../platform.ts'
import type { openGuard } from './open-guard.ts'
import type { openRooms } from './open-rooms.ts'

/** Where a call is served, if not at its own path by the whole server. */
interface Place {
  path?: string
  scope?: Web
}

export interface Register {
  endpoints: readonly Endpoint[]
  /** Notes a call; the same path and method twice stop the start. */
  declare<E extends Endpoint>(endpoint: E): E
  /** Answers a call at its path, behind the guard. */
  serve(endpoint: Endpoint, methods: string[], handler: RouteHandlerMethod, place?: Place): void
}

/** What every way to serve a call needs. */
export interface Serving {
  register: Register
  rooms: ReturnType<typeof openRooms>
  platform: Platform
  hooks: Hooks
}

export function openRegister(web: Web, guardOf: ReturnType<typeof openGuard>): Register {
  const endpoints: Endpoint[] = []
  return {
    endpoints,
    declare(endpoint) {
      if (endpoints.some((known) => known.path === endpoint.path && methodOf(known) === methodOf(endpoint))) {
        throw new Error(`${endpoint.path} is served twice.`)
      }
      endpoints.push(endpoint)
      return endpoint
    },
    serve(endpoint, methods, handler, { path = endpoint.path, scope = web } = {}) {
      const onRequest = guardOf(endpoint, path === endpoint.path ? endpoint.limit : 'export')
      const config = { upload: endpoint.kind === 'upload' || endpoint.kind === 'piece' }
      scope.route({ method: methods, url: `/api${path}`, config, onRequest, handler })
    },
  }
}

const methodOf = (endpoint: Endpoint): string => ('method' in endpoint ? endpoint.method : 'POST')
