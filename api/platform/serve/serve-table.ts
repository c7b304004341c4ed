import { finished, Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { exportPath } from '../../../contract/kernel/endpoint.ts'
import { fieldOf } from '../../../contract/kernel/from-outside.ts'
import { type ExportRequest, exportRequest, rowsAtOnce, tableRequest } from '../../../contract/kernel/table.ts'
import { inEnglish } from '../../../texts/current-language.ts'
import { cancellable } from '../cancellable.ts'
import { inTransaction } from '../database.ts'
import { contentDisposition } from '../files/content-disposition.ts'
import type { List, ListContext } from '../list/define-list.ts'
import { countExport, exportList } from '../list/export-list.ts'
import { searchList } from '../list/search-list.ts'
import type { Turns } from '../open-turns.ts'
import type { Hooks, Platform } from '../platform.ts'
import { parseOrRefuse, readParams, readRequest } from './context.ts'
import { leaveSignal } from './leave-signal.ts'
import type { Room } from './open-rooms.ts'

interface Parts {
  platform: Platform
  hooks: Hooks
  room: Room
  exportTurns: Turns<string>
}

/** A list's two calls: the page, cancelled when the browser leaves, and the export of the same question. */
export function tableHandlers({ platform, hooks, room, exportTurns }: Parts, list: List) {
  async function page(request: FastifyRequest, reply: FastifyReply) {
    const asked = parseOrRefuse(
      tableRequest,
      request.method === 'GET' ? fromQuery(request.query) : (request.body ?? {}),
    )
    if (!asked) return reply
    const context = contextOf(request, { list, switches: asked.additionFilter, now: platform.clock.now() })
    const signal = leaveSignal(reply)
    const search = () => cancellable(room.pool, signal, (db) => searchList(db, list, context, asked))
    const found = await room.run(request, search)
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(found))
  }

  async function file(request: FastifyRequest, reply: FastifyReply) {
    const asked = parseOrRefuse(exportRequest, request.body ?? {})
    if (!asked) return reply
    const context = contextOf(request, { list, switches: asked.additionFilter, now: platform.clock.now() })
    // Nothing is read before the file is sent, but a column that does not exist is refused here.
    const made = exportList(platform.exports, list, { context, asked, now: platform.clock.now() })
    const signal = leaveSignal(reply)
    const end = await exportTurns.take(context.actor.id)
    try {
      const counting = { context, asked, upTo: rowsAtOnce + 1 }
      const rows = await cancellable(platform.exports.pool, signal, (db) => countExport(db, list, counting))
      const ordered = await recordExport(context, asked, rows)
      if (ordered !== undefined) {
        end()
        return reply.code(202).send({ exportId: ordered })
      }
      const content = Readable.from(made.bytes, { objectMode: false })
      // Whether it was read to its end, broke or was left: the connection is given back with it.
      finished(content, end)
      return reply
        .type(made.type)
        .header('x-total-rows', String(rows))
        .header('content-disposition', contentDisposition('attachment', made.name))
        .send(content)
    } catch (error) {
      end()
      throw error
    }
  }

  /** Answers the number of a large export, which is not waited for. */
  function recordExport(context: ListContext, asked: ExportRequest, rows: number): Promise<string | undefined> {
    const large = rows > rowsAtOnce
    return inTransaction(platform.database.kysely, async (tx) => {
      const detail = { format: asked.format, rows: large ? 'many' : rows }
      await hooks.recordExport(tx, context.actor, list.endpoint.path, detail)
      return large ? hooks.queueExport(tx, context.actor, orderOf(list, context, asked)) : undefined
    })
  }

  return { page, file, exportPath: exportPath(list.endpoint) }
}

const orderOf = ({ endpoint }: List, { params }: ListContext, asked: ExportRequest) => ({
  list: endpoint.path,
  title: inEnglish(() => endpoint.title),
  params,
  asked,
})

interface Given {
  list: List
  switches: ListContext['switches'] | undefined
  now: Date
}

function contextOf(request: FastifyRequest, { list: { endpoint }, switches = {}, now }: Given): ListContext {
  const { actor } = readRequest(endpoint, request)
  const params = (readParams(endpoint.params, request.params) ?? {}) as Record<string, string>
  return { actor, params, switches, now }
}

/** By GET the same fields stand in the query: lists and objects as JSON, numbers as text. */
function fromQuery(query: unknown): Record<string, unknown> {
  const read = <Read>(name: string, as: (text: string) => Read) => {
    const text = fieldOf(query, name)
    return text === undefined ? undefined : as(String(text))
  }
  const parts = {
    filters: read('filters', readJson),
    sorts: read('sorts', readJson),
    additionFilter: read('additionFilter', readJson),
    search: fieldOf(query, 'search'),
    length: read('length', Number),
    start: read('start', Number),
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
