import {
  type BodyIn,
  onceHeader,
  type ParamsOf,
  type ReplyOf,
  type UploadEndpoint,
} from '../../contract/kernel/endpoint.ts'
import { isRecord } from '../../contract/kernel/from-outside.ts'
import { uploadTexts } from '../../texts/en/upload.ts'
import { type DeclaredPart, readReply } from './call.ts'
import { CallError } from './call-error.ts'
import { tellChangesOf } from './changed.ts'
import { endpointPath } from './endpoint-path.ts'
import { sendInPieces } from './send-in-pieces.ts'
import { sendRequest } from './send-request.ts'
import { smallerPicture } from './smaller-picture.ts'
import { showUpload } from './uploads.ts'

type UploadOptions<E> = DeclaredPart<'params', ParamsOf<E>> &
  DeclaredPart<'body', BodyIn<E>> & {
    file: File
    /** How much has gone out, from 0 to 1. */
    onProgress?: (share: number) => void
    signal?: AbortSignal
  }

/** As long as the server takes one. */
const uploadTimeoutMs = 10 * 60_000

/** A piece of a larger one would hardly be smaller. */
const mostAtOnce = 200_000

/** Sends one file in the field the endpoint names, with plain text fields beside it. */
export async function callUpload<E extends UploadEndpoint>(
  endpoint: E,
  options: UploadOptions<E>,
): Promise<ReplyOf<E>> {
  const { onProgress, signal } = options
  const stop = new AbortController()
  const shown = showUpload(options.file.name, () => stop.abort())
  const sending = {
    signal: signal ? AbortSignal.any([signal, stop.signal]) : stop.signal,
    onProgress: (share: number) => {
      shown.progress(share)
      onProgress?.(share)
    },
    onWaiting: shown.waiting,
  }
  const wire = {
    method: endpoint.method,
    path: endpointPath(endpoint.path, options.params),
    timeoutMs: uploadTimeoutMs,
    signal: sending.signal,
  }

  /** A small file goes with its form. A larger one goes before it, in pieces, and is named there. */
  async function send(file: File): Promise<Response> {
    const formWith = (part: File | string) => uploadForm(endpoint.field, part, options.body)
    if (file.size <= mostAtOnce) return sendRequest({ ...wire, body: formWith(file), onProgress: sending.onProgress })
    return sendInPieces(file, sending, (id) => {
      const headers = { [onceHeader]: `upload-${id}-${shortPrint(options.body)}` }
      return sendRequest({ ...wire, body: formWith(id), headers, once: true })
    })
  }

  try {
    const file = await smallerPicture(options.file, endpoint.accept)
    requireSize(file, endpoint.accept.maxBytes)
    if (stop.signal.aborted) throw new CallError(uploadTexts.youCancelledTheUpload(), { status: 0 })
    const reply = await readReply<ReplyOf<E>>(await send(file))
    tellChangesOf(endpoint)
    return reply
  } catch (error) {
    throw stop.signal.aborted ? new CallError(uploadTexts.youCancelledTheUpload(), { status: 0 }) : error
  } finally {
    shown.over()
  }
}

/** Nothing failed: the person did not want it any more. */
export const isCancelled = (error: unknown): boolean =>
  error instanceof CallError && error.message === uploadTexts.youCancelledTheUpload()

/** Said before minutes are spent on sending it. */
function requireSize({ size }: File, maxBytes: number): void {
  if (size <= maxBytes) return
  const message = uploadTexts.theFileIsLarger({ megabytes: maxBytes / 1_000_000 })
  throw new CallError(message, { status: 413, body: { message } })
}

/** Another form with the same file is another thing to do. */
function shortPrint(fields: unknown): string {
  let print = 0
  for (const char of JSON.stringify(fields) ?? '') print = (Math.imul(print, 31) + (char.codePointAt(0) ?? 0)) >>> 0
  return print.toString(36)
}

/** Text fields go before the file: a server that reads the stream knows them when the file begins. */
function uploadForm(field: string, file: File | string, fields: unknown): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(isRecord(fields) ? fields : {})) {
    if (value !== undefined && value !== null) form.append(name, String(value))
  }
  if (typeof file === 'string') form.append(field, file)
  else form.append(field, file, file.name)
  return form
}
