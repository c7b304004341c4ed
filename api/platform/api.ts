import type { FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify'
import * as z from 'zod/mini'
import type {
  BodyOf,
  Endpoint,
  EventsEndpoint,
  FileEndpoint,
  JsonEndpoint,
  RawEndpoint,
  ReplyOf,
  TableEndpoint,
  UploadEndpoint,
} from '../../contract/kernel/endpoint.ts'
import { cancellable } from './cancellable.ts'
import { type Db, inTransaction, type Tx } from './database.ts'
import { answerOnce } from './idempotency.ts'
import type { List } from './list/define-list.ts'
import type { Hooks, Platform, Web } from './platform.ts'
import { Problem, signInAgain } from './problem.ts'
import { authorise, budgetOwnerOf, readClaims } from './serve/authorise.ts'
import { openBudgets } from './serve/budgets.ts'
import { type CallInput, readRequest } from './serve/context.ts'
import { drawFile } from './serve/draw-file.ts'
import { endArrival } from './serve/end-arrival.ts'
import { openKnownTokens } from './serve/known-tokens.ts'
import { leaveSignal } from './serve/leave-signal.ts'
import { openArrivals } from './serve/open-arrivals.ts'
import { openExportTurns } from './serve/open-export-turns.ts'
import { openRooms, type Room } from './serve/open-rooms.ts'
import { announcedBytes, readUpload, type Upload } from './serve/read-upload.ts'
import { type DrawnFile, type FileReply, sendFile } from './serve/send-file.ts'
import { eventsHandler } from './serve/serve-events.ts'
import { type RawAsked, type RawReply, rawHandler, takeBytes } from './serve/serve-raw.ts'
import { tableHandlers } from './serve/serve-table.ts'
import { visitorOf } from './serve/visitor.ts'

/** A verb with nothing to say may simply end. */
type Answer<E> = ReplyOf<E> extends undefined ? unknown : ReplyOf<E>
type Work<Given, Result> = (given: Given) => Promise<Result> | Result
type Reading<E> = CallInput<E> & { db: Db }
type Writing<E> = CallInput<E> & { tx: Tx }
/** What is known before the form has come: everything but its fields. */
type Naming<E> = Omit<Reading<E>, 'body'>
type Preparing<E> = CallInput<E> & Pick<Room, 'kysely'>

/** Where a call is served, if not at its own path by the whole server. */
interface Place {
  path?: string
  scope?: Web
}

/** The only ways to serve a call. Each takes a declared endpoint, so none can stand open by mistake. */
export interface Api {
  read<E extends JsonEndpoint>(endpoint: E, work: Work<Reading<E>, Answer<E> | Problem>): void
  /** A read that is asked while somebody types: its statement is cancelled when the browser no longer waits for it. */
  cancellableRead<E extends JsonEndpoint>(endpoint: E, work: Work<Reading<E>, Answer<E>>): void
  /** One transaction. A Problem that is thrown undoes it; one that is returned is answered after the commit. */
  write<E extends JsonEndpoint>(endpoint: E, work: Work<Writing<E>, Answer<E> | Problem>): void
  /** The same after work that takes long and needs no connection, such as checking a password; its result is handed on. */
  prepareThenWrite<E extends JsonEndpoint, P>(
    endpoint: E,
    prepare: Work<Preparing<E>, P | Problem>,
    work: Work<Writing<E> & { prepared: P }, Answer<E> | Problem>,
  ): void
  upload<E extends UploadEndpoint>(
    endpoint: E,
    work: Work<Writing<E> & { file: Upload; body: BodyOf<E> }, Answer<E>>,
    /** Whether what the file is for is there and waits for one: asked before the file is read, which costs much more. */
    before?: Work<Naming<E>, unknown>,
  ): void
  /** An upload whose verb opens its own transaction, after it has read the file: that may take seconds. */
  uploadOutsideTransaction<E extends UploadEndpoint>(
    endpoint: E,
    work: Work<Reading<E> & { file: Upload; body: BodyOf<E> }, Answer<E>>,
    before?: Work<Naming<E>, unknown>,
  ): void
  /** Where there is no file yet, and that is no fault, the verb answers nothing. */
  download<E extends FileEndpoint>(endpoint: E, work: Work<Reading<E>, FileReply | DrawnFile | undefined>): void
  /** A file that is made for this call and leaves a row behind, such as a captcha. */
  downloadInTransaction<E extends FileEndpoint>(endpoint: E, work: Work<Writing<E>, FileReply | DrawnFile>): void
  table<E extends TableEndpoint>(list: List<E>): void
  events(endpoint: EventsEndpoint): void
  /** The verb opens its own transactions, because it may have to ask others over the network between them. */
  raw<E extends RawEndpoint>(endpoint: E, work: Work<RawAsked<E>, RawReply>): void
  /** Everything served so far. */
  readonly endpoints: readonly Endpoint[]
  readonly lists: readonly List[]
}

export function createApi(web: Web, platform: Platform, hooks: Hooks): Api {
  const rooms = openRooms(platform)
  const exportTurns = openExportTurns(platform.exports.pool.options.max)
  const arrivals = openArrivals(platform.config.arrivals)
  const endpoints: Endpoint[] = []
  const lists: List[] = []
  const budgets = openBudgets(platform)
  const secure = platform.config.publicUrl.startsWith('https:')
  const tokens = openKnownTokens()
  const parts = { platform, hooks, tokens }
  const leaveHub = platform.hub.subscribe({
    hear: ({ topic, signInId }) => void (topic === 'session-ended' && signInId && tokens.endSignIn(signInId)),
  })
  web.addHook('onClose', async () => void leaveHub())

  web.decorateRequest('visitor')
  web.decorateRequest('caller')

  function serve(endpoint: Endpoint, methods: string[], handler: RouteHandlerMethod, place: Place = {}): void {
    const { path = endpoint.path, scope = web } = place
    const guard = async (request: FastifyRequest, reply: FastifyReply) => {
      budgets.refuseFlood(request)
      request.visitor = visitorOf(request, reply, secure)
      const asked = { allow: endpoint.allow, visitor: request.visitor }
      const claims = await readClaims(parts, asked)
      const budgetOwner = claims && (await budgetOwnerOf(parts, claims, asked))
      budgets.refuseEager(request, budgetOwner)
      if (claims && budgetOwner === undefined) throw signInAgain()
      await budgets.spread(budgetOwner)
      if (claims) request.caller = await authorise(parts, claims, asked)
      await budgets.take(request, path === endpoint.path ? endpoint.limit : 'export')
    }
    const config = { upload: endpoint.kind === 'upload' }
    scope.route({ method: methods, url: `/api${path}`, config, onRequest: guard, handler })
  }

  function declare<E extends Endpoint>(endpoint: E): E {
    if (endpoints.some((known) => known.path === endpoint.path && methodOf(known) === methodOf(endpoint))) {
      throw new Error(`${endpoint.path} is served twice.`)
    }
    endpoints.push(endpoint)
    return endpoint
  }

  function json<E extends JsonEndpoint>(endpoint: E, work: (asked: CallInput<E>, room: Room) => unknown): void {
    const room = rooms.of(endpoint)
    serve(declare(endpoint), [endpoint.method], async (request, reply) => {
      const asked = readRequest(endpoint, request)
      return sendJson(reply, endpoint, await room.run(request, () => work(asked, room)))
    })
  }

  function take<E extends UploadEndpoint>(
    endpoint: E,
    work: (asked: CallInput<E>, file: Upload, request: FastifyRequest) => unknown,
    before?: Work<Naming<E>, unknown>,
  ): void {
    const room = rooms.of(endpoint)
    serve(declare(endpoint), ['POST'], async (request, reply) => {
      if (before) {
        const named = readRequest<UploadEndpoint>({ ...endpoint, body: undefined }, request) as CallInput<E>
        await room.run(request, () => before(withDb(named, room.kysely)))
      }
      const arrival = arrivals.begin({
        who: request.caller?.id ?? request.ip,
        announced: announcedBytes(endpoint, request),
        isArriving: () => !request.raw.complete,
        giveUp: () => endArrival(request, 'UPLOADS_CROWDED'),
      })
      try {
        const reading = { clamd: platform.config.clamd, received: arrival.add }
        const { file, fields } = await readUpload(endpoint, request, reading)
        request.body = fields
        return sendJson(reply, endpoint, await work(readRequest(endpoint, request), file, request))
      } finally {
        arrival.end()
      }
    })
  }

  /** Where an open browser is not enough, the caller's own password is asked for first; guesses are counted. */
  async function refuseUnconfirmed<E extends JsonEndpoint | UploadEndpoint>(
    kysely: Room['kysely'],
    endpoint: E,
    asked: CallInput<E>,
  ) {
    if (!endpoint.confirmed) return undefined
    const { ownPassword } = asked.body as { ownPassword: string }
    const given = { password: ownPassword, field: 'ownPassword' }
    return hooks.confirmPassword(kysely, asked.actor, given)
  }

  function change<E extends JsonEndpoint, P>(
    endpoint: E,
    prepare: Work<Preparing<E>, P | Problem>,
    work: Work<Writing<E> & { prepared: P }, unknown>,
  ): void {
    json(endpoint, async (asked, { kysely }) => {
      const refusal = await refuseUnconfirmed(kysely, endpoint, asked)
      if (refusal) return refusal
      const prepared = await prepare(withKysely(asked, kysely))
      if (prepared instanceof Problem) return prepared
      return inTransaction(kysely, (tx) =>
        oncePerKey(tx, endpoint, asked, async () => work(Object.assign(withTx(asked, tx), { prepared }))),
      )
    })
  }

  return {
    endpoints,
    lists,
    read: (endpoint, work) =>
      json(endpoint, async (asked, { kysely }) => {
        const refusal = await refuseUnconfirmed(kysely, endpoint, asked)
        return refusal ?? work(withDb(asked, kysely))
      }),
    cancellableRead(endpoint, work) {
      const room = rooms.of(endpoint)
      serve(declare(endpoint), [endpoint.method], async (request, reply) => {
        const asked = readRequest(endpoint, request)
        const signal = leaveSignal(reply)
        const find = () => cancellable(room.pool, signal, async (db) => work(withDb(asked, db)))
        return sendJson(reply, endpoint, await room.run(request, find))
      })
    },
    write: (endpoint, work) => change(endpoint, () => undefined, work),
    prepareThenWrite: change,
    upload(endpoint, work, before) {
      const { kysely, run } = rooms.of(endpoint)
      const keep = (asked: CallInput<typeof endpoint>, file: Upload, request: FastifyRequest) =>
        run(request, async () => {
          const refusal = await refuseUnconfirmed(kysely, endpoint, asked)
          return refusal ?? inTransaction(kysely, async (tx) => work(Object.assign(withTx(asked, tx), { file })))
        })
      take(endpoint, keep, before)
    },
    uploadOutsideTransaction(endpoint, work, before) {
      // It takes no place in the room: reading the file would hold it for seconds.
      const { kysely } = rooms.of(endpoint)
      take(endpoint, (asked, file) => work(Object.assign(withDb(asked, kysely), { file })), before)
    },
    download(endpoint, work) {
      const room = rooms.of(endpoint)
      serve(declare(endpoint), ['GET', 'POST'], async (request, reply) => {
        const asked = withDb(readRequest(endpoint, request), room.kysely)
        const file = await room.run(request, () => work(asked))
        return file ? sendFile(reply, await drawFile(room, file)) : reply.code(204).send()
      })
    },
    downloadInTransaction(endpoint, work) {
      const room = rooms.of(endpoint)
      serve(declare(endpoint), ['GET', 'POST'], async (request, reply) => {
        const asked = readRequest(endpoint, request)
        const make = () => inTransaction(room.kysely, async (tx) => work(withTx(asked, tx)))
        return sendFile(reply, await drawFile(room, await room.run(request, make)))
      })
    },
    table(list) {
      const endpoint = declare(list.endpoint)
      // cast: each list knows its own rows; whoever serves them all knows none of them
      const known = list as unknown as List
      lists.push(known)
      const handlers = tableHandlers({ ...parts, exportTurns, room: rooms.of(endpoint) }, known)
      serve(endpoint, endpoint.alsoGet ? ['GET', 'POST'] : ['POST'], handlers.page)
      serve(endpoint, ['POST'], handlers.file, { path: handlers.exportPath })
    },
    events(endpoint) {
      serve(declare(endpoint), ['GET'], eventsHandler(platform, web))
    },
    raw(endpoint, work) {
      declare(endpoint)
      // A room of its own: nowhere else may a body pass unread.
      web.register(async (scope) => {
        takeBytes(scope)
        serve(endpoint, [endpoint.method], rawHandler(endpoint, work), { scope })
      })
    },
  }
}

const methodOf = (endpoint: Endpoint): string => ('method' in endpoint ? endpoint.method : 'POST')

// Descriptors are copied, so that `actor` stays a getter that objects on open calls.
const withDb = <E>(asked: CallInput<E>, db: Db): Reading<E> =>
  Object.defineProperties({ db }, Object.getOwnPropertyDescriptors(asked)) as Reading<E>
const withKysely = <E>(asked: CallInput<E>, kysely: Room['kysely']): Preparing<E> =>
  Object.defineProperties({ kysely }, Object.getOwnPropertyDescriptors(asked)) as Preparing<E>
const withTx = <E>(asked: CallInput<E>, tx: Tx): Writing<E> =>
  Object.defineProperties({ tx }, Object.getOwnPropertyDescriptors(asked)) as Writing<E>

function oncePerKey<E extends JsonEndpoint>(tx: Tx, endpoint: E, asked: CallInput<E>, work: () => Promise<unknown>) {
  if (!endpoint.once) return work()
  const { actor, onceKey: key, params, query, body } = asked
  return answerOnce(tx, { userId: actor.id, key, asked: [endpoint.path, params, query, body] }, work)
}

/** The reply passes its schema, so that a column added by mistake never reaches a browser. */
function sendJson(reply: FastifyReply, endpoint: { reply: z.core.$ZodType }, result: unknown): FastifyReply {
  if (result instanceof Problem) throw result
  const checked = z.parse(endpoint.reply, result)
  if (checked === undefined) return reply.code(204).send()
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(checked))
}
