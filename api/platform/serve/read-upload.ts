import { fieldOf } from '../../../contract/kernel/from-outside.ts'
import '@fastify/multipart'
import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { UploadEndpoint } from '../../../contract/kernel/endpoint.ts'
import { checkTexts } from '../../../texts/en/checks.ts'
import { problemTexts } from '../../../texts/en/problem.ts'
import { turnOf } from '../actor.ts'
import type { Config } from '../config.ts'
import { type CleanFile, cleanUpload } from '../files/clean-upload.ts'
import { safeName } from '../files/content-disposition.ts'
import { tooLargeText } from '../files/refuse-larger.ts'
import { refuseVirus } from '../files/virus-scanner.ts'
import { badRequest, tooLarge } from '../problem.ts'

/** A file as it may be kept and shown: made anew from what was sent, of which nothing is left. */
export interface Upload extends CleanFile {
  name: string
  /** Of the bytes that were sent, to know the same file again. */
  hash: string
}

interface SentFile {
  content: Buffer
  name: string
}

interface Reading extends Pick<Config, 'clamd'> {
  form: UploadForm
  /** The file that has come in pieces under this id. */
  inPieces(id: string): Promise<SentFile | undefined>
}

/** A form as it came: its texts, and the file or the id of one that came in pieces. */
export interface UploadForm {
  fields: Record<string, unknown>
  sent: SentFile | undefined
  piecesId: string | undefined
}

/** Reads a form with one file, or the id of one that came in pieces, in the named field; the size limit holds while it arrives. */
export async function readForm(
  endpoint: UploadEndpoint,
  request: FastifyRequest,
  received: (bytes: number) => void,
): Promise<UploadForm> {
  if (!request.isMultipart())
    throw badRequest(problemTexts.pleaseSendTheFile(), { [endpoint.field]: checkTexts.required() })
  return readWhole(endpoint, request, received)
}

/** The file of a form as it may be kept. */
export async function readUpload(
  endpoint: UploadEndpoint,
  request: FastifyRequest,
  { clamd, form: { sent, piecesId }, inPieces }: Reading,
): Promise<Upload> {
  const found = piecesId === undefined ? sent : await inPieces(piecesId)
  if (!found && piecesId !== undefined)
    throw badRequest(problemTexts.thisFileIsNot(), { [endpoint.field]: problemTexts.thisFileIsNot() })
  if (!found) throw badRequest(problemTexts.pleaseChooseAFile(), { [endpoint.field]: checkTexts.required() })
  if (clamd) await refuseVirus(found.content, clamd)
  const clean = await cleanUpload(found.content, endpoint.accept, request.caller ? turnOf(request.caller) : request.ip)
  const name = clean.ending ? `${withoutEnding(safeName(found.name))}.${clean.ending}` : safeName(found.name)
  return { ...clean, name, hash: hashOf(found.content) }
}

export const hashOf = (content: Buffer): string => createHash('sha256').update(content).digest('hex')

const withoutEnding = (name: string): string => name.replace(/\.[A-Za-z0-9]{1,5}$/, '') || 'file'

/** Room for the other fields of a form and the lines between them. */
const besideFile = 1_000_000

/** What a form may come to at most; one that does not say its length counts as the longest that is taken. */
export function announcedBytes({ accept }: UploadEndpoint, request: FastifyRequest): number {
  const most = accept.maxBytes + besideFile
  return Math.min(most, Number(request.headers['content-length'] ?? most))
}

/** The form's own limits are told only at its end, which need not come: so the bytes are counted as they arrive. */
async function readWhole(endpoint: UploadEndpoint, request: FastifyRequest, received: (bytes: number) => void) {
  const { maxBytes } = endpoint.accept
  const most = maxBytes + besideFile
  const refusal = tooLarge(tooLargeText(maxBytes))
  if (Number(request.headers['content-length']) > most) throw refusal
  const reading = readParts(endpoint, request)
  let came = 0
  const endless = new Promise<never>((_, reject) => {
    request.raw.on('data', (part: Buffer) => {
      came += part.length
      received(part.length)
      if (came > most) reject(refusal)
    })
  })
  return Promise.race([reading, endless])
}

/** Only the reading of the form stands here, so that whatever it throws is the form's fault. */
async function readParts(endpoint: UploadEndpoint, request: FastifyRequest) {
  const fields: Record<string, unknown> = {}
  let sent: SentFile | undefined
  let piecesId: string | undefined
  try {
    for await (const part of request.parts({ limits: limitsOf(endpoint) })) {
      if (part.type === 'field' && part.fieldname === endpoint.field) piecesId = String(part.value)
      else if (part.type === 'field') fields[part.fieldname] = part.value
      else if (part.fieldname === endpoint.field && !sent)
        sent = { content: await part.toBuffer(), name: part.filename ?? 'file' }
      else part.file.resume()
    }
  } catch (error) {
    const code = fieldOf(error, 'code')
    if (code === 'FST_REQ_FILE_TOO_LARGE') throw tooLarge(tooLargeText(endpoint.accept.maxBytes))
    if (code === 'FST_FILES_LIMIT') throw tooLarge(problemTexts.pleaseSendOneFile())
    if (code === 'FST_FIELDS_LIMIT' || code === 'FST_PARTS_LIMIT') throw tooLarge(problemTexts.theFormHasToo())
    throw hasStatus(error) ? error : badRequest(problemTexts.theFormCouldNot())
  }
  return { sent, piecesId, fields }
}

const hasStatus = (error: unknown): boolean => typeof fieldOf(error, 'statusCode') === 'number'

const limitsOf = (endpoint: UploadEndpoint) => ({
  fileSize: endpoint.accept.maxBytes,
  files: 1,
  fields: 30,
  fieldSize: 20_000,
  parts: 40,
  headerPairs: 100,
})
