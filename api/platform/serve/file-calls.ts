import type { Api } from '../api.ts'
import { inTransaction } from '../database.ts'
import { readRequest } from './context.ts'
import { drawFile } from './draw-file.ts'
import type { Serving } from './open-register.ts'
import { sendFile } from './send-file.ts'
import { withDb, withTx } from './verb-input.ts'

/** Calls that are answered with a file. */
export function fileCalls({ register, rooms }: Serving): Pick<Api, 'download' | 'downloadInTransaction'> {
  return {
    download(endpoint, work) {
      const room = rooms.of(endpoint)
      register.serve(register.declare(endpoint), ['GET', 'POST'], async (request, reply) => {
        const input = withDb(readRequest(endpoint, request), room.kysely)
        const file = await room.run(request, () => work(input))
        return file ? sendFile(reply, await drawFile(room, file)) : reply.code(204).send()
      })
    },
    downloadInTransaction(endpoint, work) {
      const room = rooms.of(endpoint)
      register.serve(register.declare(endpoint), ['GET', 'POST'], async (request, reply) => {
        const input = readRequest(endpoint, request)
        const make = () => inTransaction(room.kysely, async (tx) => work(withTx(input, tx)))
        return sendFile(reply, await drawFile(room, await room.run(request, make)))
      })
    },
  }
}
