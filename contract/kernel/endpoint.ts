import * as z from 'zod/mini'
import { say, type Words } from '../../texts/say.ts'
import type { Access } from './role.ts'
import type { Card, Columns } from './table.ts'
import type { Changes, Reads, Topic } from './topic.ts'

export type Schema = z.core.$ZodType
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Which budget of calls a request counts against, beside the general one. */
export type Limit = 'sign-in' | 'captcha' | 'puzzle' | 'mail' | 'upload' | 'export' | 'paper' | 'gateway' | 'track'

/** What every kind of endpoint says about itself. */
interface Declared<P extends Schema, Q extends Schema> {
  path: string
  allow: Access
  summary: string
  params?: P
  query?: Q
  limit?: Limit
  /** The id in the path names something that has an owner: for anyone else it does not exist (404). */
  owned?: boolean
  /** Of what the answer is made: a screen that shows it asks again when one of these has changed. */
  reads?: readonly Topic[]
  /** What is another one after the call. A call that reads changes nothing, and the other way round. */
  changes?: readonly Topic[]
  /** Why it reads or changes nothing that a screen could follow. */
  because?: string
}

/** A call says one of the two; it cannot be left out. */
type Touches = (Reads & { changes?: undefined }) | (Changes & { reads?: undefined })
type Named = 'kind' | 'reads' | 'changes' | 'because'

/** Of the kinds of calls that have a body. */
interface Confirmed {
  /** An open browser is not enough: the body's `ownPassword` must be the caller's (`ownPasswordField` in fields.ts). */
  confirmed?: boolean
}

export interface JsonEndpoint<
  P extends Schema = Schema,
  Q extends Schema = Schema,
  B extends Schema = Schema,
  R extends Schema = Schema,
> extends Declared<P, Q>,
    Confirmed {
  kind: 'json'
  method: Method
  body?: B
  reply: R
  /** Moves money or gives something out: wants a key in `onceHeader`, and a repeat under it gets the first answer. */
  once?: boolean
}

/** A key that the caller makes up for one thing it wants done; the same key with another request is a 422. */
export const onceHeader = 'idempotency-key'

export interface FileEndpoint<P extends Schema = Schema, Q extends Schema = Schema> extends Declared<P, Q> {
  kind: 'file'
}

/**
 * A form with one file in a named field and, beside it, plain text fields. A file that came in pieces is named there by
 * its id (`pieces.ts`). With a key in `onceHeader` a repeat gets the first answer.
 */
export interface UploadEndpoint<
  P extends Schema = Schema,
  Q extends Schema = Schema,
  B extends Schema = Schema,
  R extends Schema = Schema,
> extends Declared<P, Q>,
    Confirmed {
  kind: 'upload'
  method: 'POST'
  field: string
  accept: UploadRule
  body?: B
  reply: R
}

/**
 * What a file may be. The type is read from its bytes, never from its name; a CSV is any readable text. An 'image' is a
 * JPEG, PNG or WebP; beside it, 'any image' is a GIF, BMP or AVIF, too.
 */
export interface UploadRule {
  types: readonly ('pdf' | 'image' | 'any image' | 'csv' | 'xlsx')[]
  maxBytes: number
  /** The sentence for a file of another type. */
  refusal: string
  /** How a picture is drawn anew; without it as large as it came, up to 6000 points a side. */
  picture?: PictureShape
  /** A table is read, up to so many rows, and not kept; or it is written anew with its values only, to be kept. */
  table?: { mostRows: number } | 'kept'
}

export interface PictureShape {
  /** The longer side, at most. */
  side?: number
  /** What it becomes; by default a picture with see-through parts a PNG, any other a JPEG, a PNG stays one. */
  format?: 'jpeg' | 'png'
  /** See-through parts become white. */
  opaque?: boolean
  /** 'payment': it must show one QR code to pay by, and no other. 'no payment': none to pay by. As it is kept. */
  qr?: 'payment' | 'no payment'
}

export interface TableEndpoint<Row = unknown, P extends Schema = Schema> extends Omit<Declared<P, Schema>, 'summary'> {
  kind: 'table'
  /** Names the list to people, on the screen and in its exports; other calls have a summary instead. */
  title: string
  columns: Columns
  /** What a phone shows of a row. */
  card: Card
  row: Schema
  /** Named switches that `additionFilter` may hold. */
  switches: readonly string[]
  /** Also answers GET, the table request in the query (filters and sorts as JSON); the screens ask it so. */
  alsoGet?: boolean
  /** Carries the type of a row; never has a value. */
  readonly rowType?: Row
}

/** A stream of server-sent events that stays open while the page does. */
export interface EventsEndpoint extends Declared<Schema, Schema> {
  kind: 'events'
}

/**
 * A call of another program or of a bare form. Its body is handed on as the bytes that were sent, so that a signature
 * over them can be checked; it answers with a page, a redirect or JSON.
 */
export interface RawEndpoint<P extends Schema = Schema, Q extends Schema = Schema> extends Declared<P, Q> {
  kind: 'raw'
  method: 'GET' | 'POST'
}

/** A call of the tus protocol, by which a file comes in pieces: its facts stand in headers, a piece is the bare body. */
export interface PieceEndpoint<P extends Schema = Schema> extends Declared<P, Schema> {
  kind: 'piece'
  method: 'POST' | 'HEAD' | 'PATCH' | 'DELETE'
}

export type Endpoint =
  | JsonEndpoint
  | FileEndpoint
  | UploadEndpoint
  | TableEndpoint
  | EventsEndpoint
  | RawEndpoint
  | PieceEndpoint

type None = z.ZodMiniUndefined

/** Says everything about one call, once: the server serves it, the browser calls it, the API page lists it. */
export function endpoint<
  P extends Schema = None,
  Q extends Schema = None,
  B extends Schema = None,
  R extends Schema = None,
>(declared: Omit<JsonEndpoint<P, Q, B, R>, Named> & Touches): JsonEndpoint<P, Q, B, R> {
  return { kind: 'json', ...declared }
}

/** A call that answers with a file; it answers GET and POST alike, with a content-disposition name. */
export function fileEndpoint<P extends Schema = None, Q extends Schema = None>(
  declared: Omit<FileEndpoint<P, Q>, 'kind'>,
): FileEndpoint<P, Q> {
  return { kind: 'file', ...declared }
}

export function uploadEndpoint<
  P extends Schema = None,
  Q extends Schema = None,
  B extends Schema = None,
  R extends Schema = None,
>(declared: Omit<UploadEndpoint<P, Q, B, R>, Named | 'method'> & Touches): UploadEndpoint<P, Q, B, R> {
  return { kind: 'upload', method: 'POST', ...declared }
}

/** A list: POST answers a table request, and `{path}/export` answers the same question as a file. */
export function tableEndpoint<R extends Schema, C extends Columns, P extends Schema = None>(
  declared: Omit<TableEndpoint<z.output<R>, P>, Named | 'title' | 'columns' | 'card' | 'row' | 'rowType' | 'switches'> &
    Reads & { title: Words; columns: C; card: Card<NoInfer<keyof C & string>>; row: R; switches?: readonly string[] },
): TableEndpoint<z.output<R>, P> {
  return {
    kind: 'table',
    switches: [],
    ...declared,
    // Said anew each time it is read: in the language of that moment.
    get title() {
      return say(declared.title)
    },
  }
}

export function eventsEndpoint(declared: Omit<EventsEndpoint, 'kind'>): EventsEndpoint {
  return { kind: 'events', ...declared }
}

export function rawEndpoint<P extends Schema = None, Q extends Schema = None>(
  declared: Omit<RawEndpoint<P, Q>, 'kind'>,
): RawEndpoint<P, Q> {
  return { kind: 'raw', ...declared }
}

export function pieceEndpoint<P extends Schema = None>(declared: Omit<PieceEndpoint<P>, 'kind'>): PieceEndpoint<P> {
  return { kind: 'piece', ...declared }
}

export const exportPath = (table: { path: string }): string => `${table.path}/export`

export type ParamsOf<E> = E extends { params?: infer P extends Schema } ? z.output<P> : undefined
export type QueryOf<E> = E extends { query?: infer Q extends Schema } ? z.output<Q> : undefined
export type BodyOf<E> = E extends { body?: infer B extends Schema } ? z.output<B> : undefined
export type BodyIn<E> = E extends { body?: infer B extends Schema } ? z.input<B> : undefined
export type ReplyOf<E> = E extends { reply: infer R extends Schema } ? z.output<R> : undefined
export type RowOf<E> = E extends TableEndpoint<infer Row> ? Row : never

/** The reply of a call that has nothing to say. */
export const nothing = z.undefined()
