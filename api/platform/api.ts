import type {
  BodyOf,
  Endpoint,
  EventsEndpoint,
  FileEndpoint,
  JsonEndpoint,
  RawEndpoint,
  TableEndpoint,
  UploadEndpoint,
} from '../../contract/kernel/endpoint.ts'
import type { List } from './list/define-list.ts'
import type { Problem } from './problem.ts'
import type { Upload } from './serve/read-upload.ts'
import type { DrawnFile, FileReply } from './serve/send-file.ts'
import type { RawAsked, RawReply } from './serve/serve-raw.ts'
import type { Answer, InputBeforeBody, Once, PrepareInput, ReadInput, Verb, WriteInput } from './serve/verb-input.ts'

/** The only ways to serve a call. Each takes a declared endpoint, so none can stand open by mistake. */
export interface Api {
  read<E extends JsonEndpoint>(endpoint: E, work: Verb<ReadInput<E>, Answer<E> | Problem>): void
  /** A read that is asked while somebody types: its statement is cancelled when the browser no longer waits for it. */
  cancellableRead<E extends JsonEndpoint>(endpoint: E, work: Verb<ReadInput<E>, Answer<E>>): void
  /** One transaction. A Problem that is thrown undoes it; one that is returned is answered after the commit. */
  write<E extends JsonEndpoint>(endpoint: E, work: Verb<WriteInput<E>, Answer<E> | Problem>): void
  /** The same after work that takes long and needs no connection, such as checking a password; its result is handed on. */
  prepareThenWrite<E extends JsonEndpoint, P>(
    endpoint: E,
    prepare: Verb<PrepareInput<E>, P | Problem>,
    work: Verb<WriteInput<E> & { prepared: P }, Answer<E> | Problem>,
  ): void
  upload<E extends UploadEndpoint>(
    endpoint: E,
    work: Verb<WriteInput<E> & { file: Upload; body: BodyOf<E> }, Answer<E>>,
    /** Whether what the file is for is there and waits for one: asked before the file is read, which costs much more. */
    before?: Verb<InputBeforeBody<E>, unknown>,
  ): void
  /** An upload whose verb opens its own transaction, after it has read the file: that may take seconds. What is done there goes through `once`. */
  uploadOutsideTransaction<E extends UploadEndpoint>(
    endpoint: E,
    work: Verb<ReadInput<E> & { file: Upload; body: BodyOf<E>; once: Once }, Answer<E>>,
    before?: Verb<InputBeforeBody<E>, unknown>,
  ): void
  /** Where there is no file yet, and that is no fault, the verb answers nothing. */
  download<E extends FileEndpoint>(endpoint: E, work: Verb<ReadInput<E>, FileReply | DrawnFile | undefined>): void
  /** A file that is made for this call and leaves a row behind, such as a captcha. */
  downloadInTransaction<E extends FileEndpoint>(endpoint: E, work: Verb<WriteInput<E>, FileReply | DrawnFile>): void
  table<E extends TableEndpoint>(list: List<E>): void
  events(endpoint: EventsEndpoint): void
  /** The verb opens its own transactions, because it may have to ask others over the network between them. */
  raw<E extends RawEndpoint>(endpoint: E, work: Verb<RawAsked<E>, RawReply>): void
  /** Everything served so far. */
  readonly endpoints: readonly Endpoint[]
  readonly lists: readonly List[]
}
