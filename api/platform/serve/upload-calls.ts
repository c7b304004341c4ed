import type { FastifyRequest } from 'fastify'
import type { UploadEndpoint } from '../../../contract/kernel/endpoint.ts'
import type { Api } from '../api.ts'
import { inTransaction } from '../database.ts'
import { type CallInput, readRequest } from './context.ts'
import { endArrival } from './end-arrival.ts'
import { openArrivals } from './open-arrivals.ts'
import type { Serving } from './open-register.ts'
import { announcedBytes, readUpload, type Upload } from './read-upload.ts'
import { refuseUnconfirmed } from './refuse-unconfirmed.ts'
import { sendJson } from './send-json.ts'
import { type InputBeforeBody, type Verb, withDb, withTx } from './verb-input.ts'

/** Calls that bring a file. */
export function uploadCalls({
  register,
  rooms,
  platform,
  hooks,
}: Serving): Pick<Api, 'upload' | 'uploadOutsideTransaction'> {
  const arrivals = openArrivals(platform.config.arrivals)

  function take<E extends UploadEndpoint>(
    endpoint: E,
    work: (input: CallInput<E>, file: Upload, request: FastifyRequest) => unknown,
    before?: Verb<InputBeforeBody<E>, unknown>,
  ): void {
    const room = rooms.of(endpoint)
    register.serve(register.declare(endpoint), ['POST'], async (request, reply) => {
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

  return {
    upload(endpoint, work, before) {
      const { kysely, run } = rooms.of(endpoint)
      const keep = (input: CallInput<typeof endpoint>, file: Upload, request: FastifyRequest) =>
        run(request, async () => {
          const refusal = await refuseUnconfirmed({ hooks, kysely }, endpoint, input)
          return refusal ?? inTransaction(kysely, async (tx) => work(Object.assign(withTx(input, tx), { file })))
        })
      take(endpoint, keep, before)
    },
    uploadOutsideTransaction(endpoint, work, before) {
      // It takes no place in the room: reading the file would hold it for seconds.
      const { kysely } = rooms.of(endpoint)
      const keep = async (input: CallInput<typeof endpoint>, file: Upload) => {
        const refusal = await refuseUnconfirmed({ hooks, kysely }, endpoint, input)
        return refusal ?? work(Object.assign(withDb(input, kysely), { file }))
      }
      take(endpoint, keep, before)
    },
  }
}
