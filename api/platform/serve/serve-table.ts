import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { exportPath, type TableEndpoint } from '../../../contract/kernel/endpoint.ts'
import { exportRequest, tableRequest } from '../../../contract/kernel/table.ts'
import { cancellable } from '../cancellable.ts'
import { inTransaction } from '../database.ts'
import { contentDisposition } from '../files/content-disposition.ts'
import type { List, ListContext } from '../list/define-list.ts'
import { exportList } from '../list/export-list.ts'
import { searchList } from '../list/search-list.ts'
import type { Hooks, Platform } from '../platform.ts'
import { check, readParams, readRequest } from './context.ts'
import { leaveSignal } from './left.ts'

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
}

/** A list's two calls: the page, cancelled when the browser leaves, and the export of the same question. */
export function tableHandlers({ platform, hooks }: { platform: Platform; hooks: Hooks }, list: List) {
  async function page(request: FastifyRequest, reply: FastifyReply) {
    const asked = check(tableRequest, request.method === 'GET' ? fromQuery(request.query) : (request.body ?? {}))
    if (!asked) return reply
    const context = contextOf(list.endpoint, request, asked.additionFilter)
    const found = await cancellable(platform.database.pool, leaveSignal(reply), (db) =>
      searchList(db, list, context, asked),
    )
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(found))
  }

  async function file(request: FastifyRequest, reply: FastifyReply) {
    const asked = check(exportRequest, request.body ?? {})
    if (!asked) return reply
    const context = contextOf(list.endpoint, request, asked.additionFilter)
    const made = await exportList(platform.exports, list, { context, asked, now: platform.clock.now() })
    await inTransaction(platform.database.kysely, (tx) =>
      hooks.recordExport(tx, context.actor, list.endpoint.path, { format: asked.format, rows: made.rows ?? 'many' }),
    )
    if (made.rows !== undefined) reply.header('x-total-rows', String(made.rows))
    return reply
      .type(types[asked.format])
      .header('content-disposition', contentDisposition('attachment', made.name))
      .send(Readable.from(made.bytes, { objectMode: false }))
  }

  return { page, file, exportPath: exportPath(list.endpoint) }
}

function contextOf(
  endpoint: TableEndpoint,
  request: FastifyRequest,
  switches: ListContext['switches'] | undefined,
): ListContext {
  const { actor } = readRequest(endpoint, request)
  const params = (readParams(endpoint.params, request.params) ?? {}) as Record<string, string>
  return { actor, params, switches: switches ?? {} }
}

/** By GET the same fields stand in the query: lists and objects as JSON, numbers as text. */
function fromQuery(query: unknown): Record<string, unknown> {
  const given = query as Record<string, string | undefined>
  const read = (name: string) => (given[name] === undefined ? undefined : readJson(given[name]))
  const parts = {
    filters: read('filters'),
    sorts: read('sorts'),
    additionFilter: read('additionFilter'),
    search: given.search,
    length: given.length === undefined ? undefined : Number(given.length),
    start: given.start === undefined ? undefined : Number(given.start),
  }
  return Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined))
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
