import type { ReplyOf } from '../../../contract/kernel/endpoint.ts'
import type { Db, Tx } from '../database.ts'
import type { CallInput } from './context.ts'
import type { Room } from './open-rooms.ts'

/** What a call does. */
export type Verb<Given, Result> = (given: Given) => Promise<Result> | Result
/** A verb with nothing to say may simply end. */
export type Answer<E> = ReplyOf<E> extends undefined ? unknown : ReplyOf<E>
export type ReadInput<E> = CallInput<E> & { db: Db }
export type WriteInput<E> = CallInput<E> & { tx: Tx }
/** What is known before the form has come: everything but its fields. */
export type InputBeforeBody<E> = Omit<ReadInput<E>, 'body'>
/** Does what is done in a transaction once per key of the caller; a repeat gets the first answer. */
export type Once = <T>(tx: Tx, act: () => Promise<T>) => Promise<T>
export type PrepareInput<E> = CallInput<E> & Pick<Room, 'kysely'>

// Descriptors are copied, so that `actor` stays a getter that objects on open calls.
export const withDb = <E>(input: CallInput<E>, db: Db): ReadInput<E> =>
  Object.defineProperties({ db }, Object.getOwnPropertyDescriptors(input)) as ReadInput<E>
export const withKysely = <E>(input: CallInput<E>, kysely: Room['kysely']): PrepareInput<E> =>
  Object.defineProperties({ kysely }, Object.getOwnPropertyDescriptors(input)) as PrepareInput<E>
export const withTx = <E>(input: CallInput<E>, tx: Tx): WriteInput<E> =>
  Object.defineProperties({ tx }, Object.getOwnPropertyDescriptors(input)) as WriteInput<E>
