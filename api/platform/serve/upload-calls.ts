import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { UploadEndpoint } from '../../../contract/kernel/endpoint.ts'
import { byId } from '../../../contract/kernel/fields.ts'
import type { Api } from '../api.ts'
import { inTransaction, type Tx } from '../database.ts'
import { answerOnce, findAnswer, isKnownKey } from '../idempotency.ts'
import { readPieces } from '../pieces/read-pieces.ts'
import { type CallInput, readRequest } from './context.ts'
import { endArrival } from './end-arrival.ts'
import type { Arrivals } from './open-arrivals.ts'
import type { Serving } from './open-register.ts'
import type { Room } from './open-rooms.ts'
import { announcedBytes, hashOf, readForm, readUpload, type Upload, type UploadForm } from './read-upload.ts'
import { refuseUnconfirmed } from './refuse-unconfirmed.ts'
import { sendJson } from './send-json.ts'
import { type InputBeforeBody, type Once, type Verb, withDb, withTx } from './verb-input.ts'

/** What has come and is to be kept. */
interface Came<E> {
  input: CallInput<E>
  file: Upload
  request: FastifyRequest
  once: Once
}

/** Calls that bring a file. */
export function uploadCalls(
  { register, rooms, platform, hooks }: Serving,
  arrivals: Arrivals,
): Pick<Api, 'upload' | 'uploadOutsideTransaction'> {
  function take<E extends UploadEndpoint>(
    endpoint: E,
    work: (came: Came<E>) => unknown,
    before?: Verb<InputBeforeBody<E>, unknown>,
  ): void {
    const room = rooms.of(endpoint)
    register.serve(register.declare(endpoint), ['POST'], async (request, reply) => {
      const named = readRequest<UploadEndpoint>({ ...endpoint, body: undefined }, request) as CallInput<E>
      const key = onceKeyOf(endpoint, named)
      const isRepeat = key !== undefined && (await room.run(request, () => isKnownKey(room.kysely, key)))
      // A repeat is looked at no further than its form: what it was for may be past it by now.
      if (before && !isRepeat) await room.run(request, () => before(withDb(named, room.kysely)))
      const arrival = arrivals.begin({
        who: request.caller?.id ?? request.ip,
        announced: announcedBytes(endpoint, request),
        isArriving: () => !request.raw.complete,
        giveUp: () => endArrival(request, 'UPLOADS_CROWDED'),
      })
      const held: { end(): void }[] = [arrival]
      try {
        const form = await readForm(endpoint, request, arrival.add)
        const asked = key && { ...key, asked: [endpoint.path, named.params, named.query, ...contentOf(form)] }
        const answered = asked && isRepeat && (await room.run(request, () => findAnswer(room.kysely, asked)))
        if (answered) return sendJson(reply, endpoint, answered.reply)
        const inPieces = (id: string) => collect(room, endpoint, { request, id, held })
        const file = await readUpload(endpoint, request, { clamd: platform.config.clamd, form, inPieces })
        request.body = form.fields
        const once: Once = (tx, act) => (asked ? answerOnce(tx, asked, act) : act())
        const came = { input: readRequest(endpoint, request), file, request, once }
        return sendJson(reply, endpoint, await work(came))
      } finally {
        for (const one of held) one.end()
      }
    })
  }

  async function collect(
    { kysely }: Room,
    { accept: { maxBytes } }: UploadEndpoint,
    { request, id, held }: { request: FastifyRequest; id: string; held: { end(): void }[] },
  ) {
    // Only who has signed in can have sent one.
    if (!request.caller || !z.safeParse(byId, { id }).success) return undefined
    const userId = request.caller.id
    const hold = (bytes: number) => void held.push(arrivals.hold({ who: userId, bytes }))
    return readPieces(kysely, platform.files, { id, userId, maxBytes, hold })
  }

  return {
    upload(endpoint, work, before) {
      const { kysely, run } = rooms.of(endpoint)
      const keep = ({ input, file, request, once }: Came<typeof endpoint>) =>
        run(request, async () => {
          const refusal = await refuseUnconfirmed({ hooks, kysely }, endpoint, input)
          const act = async (tx: Tx) => work(Object.assign(withTx(input, tx), { file }))
          return refusal ?? inTransaction(kysely, (tx) => once(tx, () => act(tx)))
        })
      take(endpoint, keep, before)
    },
    uploadOutsideTransaction(endpoint, work, before) {
      // It takes no place in the room: reading the file would hold it for seconds.
      const { kysely } = rooms.of(endpoint)
      const keep = async ({ input, file, once }: Came<typeof endpoint>) => {
        const refusal = await refuseUnconfirmed({ hooks, kysely }, endpoint, input)
        return refusal ?? work(Object.assign(withDb(input, kysely), { file, once }))
      }
      take(endpoint, keep, before)
    },
  }
}

/** A key that the caller made up for one upload; without one, or without a caller, every call is a new one. */
function onceKeyOf<E extends UploadEndpoint>({ allow }: E, named: CallInput<E>) {
  if (named.onceKey === undefined || allow.who === 'anyone') return undefined
  return { userId: named.actor.id, key: named.onceKey }
}

/** What a repeat must say again: every field, a password too, and the same file. */
const contentOf = ({ fields, sent, piecesId }: UploadForm): unknown[] => [
  fields,
  piecesId ?? (sent && hashOf(sent.content)),
]
