import type { IncomingHttpHeaders } from 'node:http'
import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PieceEndpoint } from '../../../contract/kernel/endpoint.ts'
import { fieldOf, integerText } from '../../../contract/kernel/from-outside.ts'
import * as calls from '../../../contract/kernel/pieces.ts'
import { problemTexts } from '../../../texts/en/problem.ts'
import { inTransaction } from '../database.ts'
import { safeName } from '../files/content-disposition.ts'
import { tooLargeText } from '../files/refuse-larger.ts'
import { beginUpload } from '../pieces/begin-upload.ts'
import { dropUpload } from '../pieces/drop-upload.ts'
import { keepPiece, refuseOtherOffset } from '../pieces/keep-piece.ts'
import { requireUpload } from '../pieces/upload-store.ts'
import type { Platform, Web } from '../platform.ts'
import { badRequest, Problem, tooLarge, wrongType } from '../problem.ts'
import { readParams } from './context.ts'
import { endArrival } from './end-arrival.ts'
import type { Arrivals } from './open-arrivals.ts'
import type { Serving } from './open-register.ts'

type Facts = Record<string, string>

/** Serves the calls by which a file comes in pieces. */
export function pieceCalls(web: Web, { register, rooms, platform }: Serving, arrivals: Arrivals): void {
  const pieceType = 'application/offset+octet-stream'
  // A room of its own: nowhere else may a body pass unread.
  web.register(async (scope) => {
    scope.addContentTypeParser(pieceType, (_request, body, done) => done(null, body))

    function serve(
      endpoint: PieceEndpoint,
      status: number,
      work: (request: FastifyRequest, owned: { id: string; userId: string }) => Promise<Facts>,
    ): void {
      register.serve(register.declare(endpoint), [endpoint.method], handler, { scope })
      async function handler(request: FastifyRequest, reply: FastifyReply) {
        reply.headers({ 'tus-resumable': calls.tusVersion, 'cache-control': 'no-store' })
        if (request.headers['tus-resumable'] !== calls.tusVersion) {
          reply.header('tus-version', calls.tusVersion)
          throw new Problem(412, problemTexts.otherVersionOfTus())
        }
        const named = readParams(endpoint.params, request.params)
        return reply
          .code(status)
          .headers(await work(request, ownedBy(request, named)))
          .send()
      }
    }

    const { kysely, run } = rooms.of(calls.beginUpload)
    const oneAfterTheOther = openPieceLine()
    serve(calls.beginUpload, 201, async (request, { userId }) => {
      const bytes = wholeNumber(request.headers, 'upload-length')
      if (bytes === 0)
        throw badRequest(problemTexts.pleaseChooseAFile(), { 'upload-length': problemTexts.wantsANumber() })
      const name = fileNameIn(request.headers['upload-metadata'])
      const id = await run(request, () => inTransaction(kysely, (tx) => beginUpload(tx, { userId, name, bytes })))
      return { location: `/api${calls.askUpload.path.replace(':id', id)}` }
    })
    serve(calls.askUpload, 200, async (request, owned) => {
      const { bytes, arrived } = await run(request, () => requireUpload(kysely, owned))
      return { 'upload-offset': String(arrived), 'upload-length': String(bytes) }
    })
    serve(calls.sendPiece, 204, async (request, owned) => {
      const { 'content-type': type, 'content-encoding': packed = 'identity' } = request.headers
      if (type !== pieceType || packed !== 'identity') throw wrongType(problemTexts.thisKindOfContent())
      const offset = wholeNumber(request.headers, 'upload-offset')
      return oneAfterTheOther(owned.id, request, async () => {
        const upload = await run(request, () => requireUpload(kysely, owned))
        refuseOtherOffset(upload, offset)
        const most = Math.min(calls.mostPieceBytes, upload.bytes - offset)
        const stored = await storePiece(platform, arrivals, request, most)
        // Without a turn in the room: whoever was cut off has nobody waiting, and their piece is kept all the same.
        const arrived = stored
          ? await inTransaction(kysely, (tx) => keepPiece(tx, { ...owned, offset, stored }))
          : offset
        return { 'upload-offset': String(arrived) }
      })
    })
    serve(calls.dropUpload, 204, async (request, owned) => {
      await run(request, () => inTransaction(kysely, (tx) => dropUpload(tx, owned)))
      return {}
    })
  })
}

/**
 * Of one upload a piece is taken at a time. A newer one ends the one before it: its line is dead, as a rule, and the server has
 * not noticed yet. What came of it is kept, and the newer one is told where to go on.
 */
function openPieceLine() {
  const running = new Map<string, { request: FastifyRequest; done: Promise<unknown> }>()
  return async <T>(id: string, request: FastifyRequest, take: () => Promise<T>): Promise<T> => {
    for (let before = running.get(id); before; before = running.get(id)) {
      endArrival(before.request, 'UPLOADS_CROWDED')
      await before.done
    }
    const work = take()
    const mine = { request, done: work.catch(() => undefined) }
    running.set(id, mine)
    try {
      return await work
    } finally {
      running.delete(id)
    }
  }
}

function ownedBy(request: FastifyRequest, named: unknown): { id: string; userId: string } {
  if (!request.caller) throw new Error('A file in pieces has an owner.')
  const id = fieldOf(named, 'id')
  return { id: typeof id === 'string' ? id : '', userId: request.caller.id }
}

/** Takes what comes of a piece, however much that is, and puts it into the file store; nothing where nothing came. */
async function storePiece({ files }: Platform, arrivals: Arrivals, request: FastifyRequest, most: number) {
  const announced = Number(request.headers['content-length'] ?? most)
  if (announced > most) throw tooLarge(tooLargeText(most))
  const arrival = arrivals.begin({
    who: request.caller?.id ?? request.ip,
    announced,
    isArriving: () => !request.raw.complete,
    giveUp: () => endArrival(request, 'UPLOADS_CROWDED'),
  })
  try {
    const content = await readPiece(request, most, arrival.add)
    return content.length > 0 ? await files.put(Readable.from([content]), { maxBytes: most }) : undefined
  } finally {
    arrival.end()
  }
}

async function readPiece({ raw }: FastifyRequest, most: number, received: (bytes: number) => void): Promise<Buffer> {
  const parts: Buffer[] = []
  let came = 0
  try {
    for await (const part of raw) {
      came += part.length
      if (came > most) throw tooLarge(tooLargeText(most))
      received(part.length)
      parts.push(part)
    }
  } catch (error) {
    // Anything else is a line that was cut: what came before counts.
    if (error instanceof Problem) throw error
  }
  return Buffer.concat(parts)
}

function wholeNumber(headers: IncomingHttpHeaders, name: string): number {
  const number = integerText(headers[name])
  if (number === undefined) throw badRequest(problemTexts.pleaseCheckWhatYou(), { [name]: problemTexts.wantsANumber() })
  return number
}

/** Names come as `filename <base64>`, among other words. */
function fileNameIn(metadata: string | string[] | undefined): string {
  const [, name = ''] = /(?:^|,)\s*filename\s+([A-Za-z0-9+/=]+)/.exec(String(metadata ?? '')) ?? []
  return safeName(Buffer.from(name, 'base64').toString('utf8'))
}
