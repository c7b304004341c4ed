import { integerText } from '../../contract/kernel/from-outside.ts'
import { askUpload, beginUpload, mostPieceBytes, sendPiece, tusVersion } from '../../contract/kernel/pieces.ts'
import { findBegun, forgetBegun, rememberBegun } from './begun-uploads.ts'
import { CallError } from './call-error.ts'
import { endpointPath } from './endpoint-path.ts'
import { sendRequest } from './send-request.ts'
import { untilAnswered } from './until-answered.ts'

interface Sending {
  signal: AbortSignal
  /** How much of the file the server has, from 0 to 1. */
  onProgress: (share: number) => void
  onWaiting: (isWaiting: boolean) => void
}

/** As long as one piece may take on the slowest line. */
const pieceTimeoutMs = 90_000
const firstPieceBytes = 256_000
const leastPieceBytes = 64_000

/**
 * Sends a file in pieces and then the form that it is for, which names it. It goes on where it stopped, also after a
 * reload, when the same file is chosen again.
 */
export async function sendInPieces(
  file: File,
  sending: Sending,
  sendForm: (id: string) => Promise<Response>,
): Promise<Response> {
  const begun = await findBegun(file)
  const id = (begun && (await isThere(begun, sending)) && begun) || (await begin(file, sending))
  await rememberBegun(file, id)
  await sendRest(id, file, sending)
  try {
    const answer = await untilAnswered(() => sendForm(id), sending)
    await forgetBegun(file)
    return answer
  } catch (error) {
    // Refused: whoever chooses the same file again begins anew.
    if (error instanceof CallError && error.status > 0) await forgetBegun(file)
    throw error
  }
}

async function sendRest(id: string, file: File, { signal, onProgress, onWaiting }: Sending): Promise<void> {
  // What was lost on the way may have come: then the server is asked where to go on.
  let offset: number | undefined
  let pieceBytes = firstPieceBytes
  while (offset === undefined || offset < file.size) {
    const began = performance.now()
    const next: number = await untilAnswered(
      async () => {
        const from = offset ?? (await askOffset(id, signal))
        offset = undefined
        onProgress(from / file.size)
        if (from >= file.size) return from
        const piece = file.slice(from, from + pieceBytes)
        const share = (part: number) => onProgress((from + part * piece.size) / file.size)
        return sendOne(id, { from, piece, signal, share })
      },
      { signal, onWaiting },
    )
    offset = next
    pieceBytes = fitting(pieceBytes, performance.now() - began)
  }
}

/** A few seconds each: less is lost with a piece, and more would be spent on waiting between them. */
function fitting(bytes: number, ms: number): number {
  if (ms < 2_000) return Math.min(mostPieceBytes, bytes * 2)
  return ms > 8_000 ? Math.max(leastPieceBytes, bytes >> 1) : bytes
}

const speaks = { 'tus-resumable': tusVersion }

/** One whose answer was lost leaves an empty upload behind, which is forgotten with the day. */
async function begin(file: File, { signal, onWaiting }: Sending): Promise<string> {
  const name = btoa(String.fromCodePoint(...new TextEncoder().encode(file.name.slice(-120))))
  const headers = { ...speaks, 'upload-length': String(file.size), 'upload-metadata': `filename ${name}` }
  const { method, path } = beginUpload
  const wire = { method, path, headers, signal, once: true }
  const response = await untilAnswered(() => sendRequest(wire), { signal, onWaiting })
  return response.headers.get('location')?.split('/').at(-1) ?? ''
}

async function askOffset(id: string, signal: AbortSignal): Promise<number> {
  const { method, path } = askUpload
  const response = await sendRequest({ method, path: endpointPath(path, { id }), headers: speaks, signal, once: true })
  return offsetIn(response)
}

/** It may have been forgotten, or be another person's. */
async function isThere(id: string, { signal, onWaiting }: Sending): Promise<boolean> {
  try {
    await untilAnswered(() => askOffset(id, signal), { signal, onWaiting })
    return true
  } catch (error) {
    if (error instanceof CallError && error.status === 404) return false
    throw error
  }
}

interface Next {
  from: number
  piece: Blob
  signal: AbortSignal
  share: (part: number) => void
}

async function sendOne(id: string, { from, piece, signal, share }: Next): Promise<number> {
  const { method, path } = sendPiece
  const type = 'application/offset+octet-stream'
  try {
    const response = await sendRequest({
      method,
      path: endpointPath(path, { id }),
      headers: { ...speaks, 'content-type': type, 'upload-offset': String(from) },
      body: piece,
      timeoutMs: pieceTimeoutMs,
      onProgress: share,
      signal,
      once: true,
    })
    return offsetIn(response)
  } catch (error) {
    // A piece that was thought lost has come after all.
    if (error instanceof CallError && error.status === 409) return askOffset(id, signal)
    throw error
  }
}

const offsetIn = ({ headers }: Response): number => integerText(headers.get('upload-offset')) ?? 0
