import type { ReplyOf } from '../../../contract/kernel/endpoint.ts'
import type { Db, Tx } from '../database.ts'
import type { CallInput } from './context.ts'
import type { Room } from './open-rooms.ts'

/** What a call does. */
export type Verb<Given, Result> = (given: Given) => Promise<Result> | Result
/** A verb with nothing to say may simply end. */
export type Answer<E> = ReplyOf<E> extends undefined ? unknown : ReplyOf<E>
export type Reading<E> = CallInput<E> & { db: Db }
export type Writing<E> = CallInput<E> & { tx: Tx }
/** What is known before the form has come: everything but its fields. */
export type Naming<E> = Omit<Reading<E>, 'body'>
export type Preparing<E> = CallInput<E> & Pick<Room, 'kysely'>

// Descriptors are copied, so that `actor` stays a getter that objects on open calls.
export const withDb = <E>(input: CallInput<E>, db: Db): Reading<E> =>
  Object.defineProperties({ db }, Object.getOwnPropertyDescriptors(input)) as Reading<E>
export const withKysely = <E>(input: CallInput<E>, kysely: Room['kysely']): Preparing<E> =>
  Object.defineProperties({ kysely }, Object.getOwnPropertyDescriptors(input)) as Preparing<E>
export const withTx = <E>(input: CallInput<E>, tx: Tx): Writing<E> =>
  Object.defineProperties({ tx }, Object.getOwnPropertyDescriptors(input)) as Writing<E>
