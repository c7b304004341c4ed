import type { Api } from './api.ts'
import type { List } from './list/define-list.ts'
import type { Hooks, Platform, Web } from './platform.ts'
import { fileCalls } from './serve/file-calls.ts'
import { jsonCalls } from './serve/json-calls.ts'
import { openArrivals } from './serve/open-arrivals.ts'
import { openExportTurns } from './serve/open-export-turns.ts'
import { openGuard } from './serve/open-guard.ts'
import { openRegister } from './serve/open-register.ts'
import { openRooms } from './serve/open-rooms.ts'
import { pieceCalls } from './serve/piece-calls.ts'
import { eventsHandler } from './serve/serve-events.ts'
import { rawHandler, takeBytes } from './serve/serve-raw.ts'
import { tableHandlers } from './serve/serve-table.ts'
import { uploadCalls } from './serve/upload-calls.ts'

export function createApi(web: Web, platform: Platform, hooks: Hooks): Api {
  const register = openRegister(web, openGuard(web, platform, hooks))
  const rooms = openRooms(platform)
  const serving = { register, rooms, platform, hooks }
  const arrivals = openArrivals(platform.config.arrivals)
  pieceCalls(web, serving, arrivals)
  const exportTurns = openExportTurns(platform.exports.pool.options.max)
  const lists: List[] = []
  return {
    endpoints: register.endpoints,
    lists,
    ...jsonCalls(serving),
    ...uploadCalls(serving, arrivals),
    ...fileCalls(serving),
    table(list) {
      const endpoint = register.declare(list.endpoint)
      // cast: each list knows its own rows; whoever serves them all knows none of them
      const known = list as unknown as List
      lists.push(known)
      const handlers = tableHandlers({ platform, hooks, exportTurns, room: rooms.of(endpoint) }, known)
      register.serve(endpoint, endpoint.alsoGet ? ['GET', 'POST'] : ['POST'], handlers.page)
      register.serve(endpoint, ['POST'], handlers.file, { path: handlers.exportPath })
    },
    events(endpoint) {
      register.serve(register.declare(endpoint), ['GET'], eventsHandler(platform, web))
    },
    raw(endpoint, work) {
      register.declare(endpoint)
      // A room of its own: nowhere else may a body pass unread.
      web.register(async (scope) => {
        takeBytes(scope)
        register.serve(endpoint, [endpoint.method], rawHandler(endpoint, work), { scope })
      })
    },
  }
}
