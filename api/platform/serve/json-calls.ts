import type { JsonEndpoint } from '../../../contract/kernel/endpoint.ts'
import type { Api } from '../api.ts'
import { cancellable } from '../cancellable.ts'
import { inTransaction, type Tx } from '../database.ts'
import { answerOnce } from '../idempotency.ts'
import { Problem } from '../problem.ts'
import { type CallInput, readRequest } from './context.ts'
import { leaveSignal } from './leave-signal.ts'
import type { Serving } from './open-register.ts'
import type { Room } from './open-rooms.ts'
import { refuseUnconfirmed } from './refuse-unconfirmed.ts'
import { sendJson } from './send-json.ts'
import { type PrepareInput, type Verb, type WriteInput, withDb, withKysely, withTx } from './verb-input.ts'

/** Calls that take and answer JSON. */
export function jsonCalls({
  register,
  rooms,
  hooks,
}: Serving): Pick<Api, 'read' | 'cancellableRead' | 'write' | 'prepareThenWrite'> {
  function json<E extends JsonEndpoint>(endpoint: E, work: (input: CallInput<E>, room: Room) => unknown): void {
    const room = rooms.of(endpoint)
    register.serve(register.declare(endpoint), [endpoint.method], async (request, reply) => {
      const input = readRequest(endpoint, request)
      return sendJson(reply, endpoint, await room.run(request, () => work(input, room)))
    })
  }

  function change<E extends JsonEndpoint, P>(
    endpoint: E,
    prepare: Verb<PrepareInput<E>, P | Problem>,
    work: Verb<WriteInput<E> & { prepared: P }, unknown>,
  ): void {
    json(endpoint, async (input, { kysely }) => {
      const refusal = await refuseUnconfirmed({ hooks, kysely }, endpoint, input)
      if (refusal) return refusal
      const prepared = await prepare(withKysely(input, kysely))
      if (prepared instanceof Problem) return prepared
      return inTransaction(kysely, (tx) =>
        oncePerKey(tx, endpoint, input, async () => work(Object.assign(withTx(input, tx), { prepared }))),
      )
    })
  }

  return {
    read: (endpoint, work) =>
      json(endpoint, async (input, { kysely }) => {
        const refusal = await refuseUnconfirmed({ hooks, kysely }, endpoint, input)
        return refusal ?? work(withDb(input, kysely))
      }),
    cancellableRead(endpoint, work) {
      const room = rooms.of(endpoint)
      register.serve(register.declare(endpoint), [endpoint.method], async (request, reply) => {
        const input = readRequest(endpoint, request)
        const signal = leaveSignal(reply)
        const find = async () => {
          const refusal = await refuseUnconfirmed({ hooks, kysely: room.kysely }, endpoint, input)
          return refusal ?? cancellable(room.pool, signal, async (db) => work(withDb(input, db)))
        }
        return sendJson(reply, endpoint, await room.run(request, find))
      })
    },
    write: (endpoint, work) => change(endpoint, () => undefined, work),
    prepareThenWrite: change,
  }
}

function oncePerKey<E extends JsonEndpoint>(tx: Tx, endpoint: E, input: CallInput<E>, work: () => Promise<unknown>) {
  if (!endpoint.once) return work()
  const { actor, onceKey: key, params, query, body } = input
  return answerOnce(tx, { userId: actor.id, key, asked: [endpoint.path, params, query, body] }, work)
}
