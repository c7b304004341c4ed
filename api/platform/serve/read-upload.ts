import '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import type { UploadEndpoint } from '../../../contract/kernel/endpoint.ts'
import { cleanUpload } from '../files/clean-upload.ts'
import { safeName } from '../files/content-disposition.ts'
import { badRequest } from '../problem.ts'

/** A file that was checked by its bytes: an image made anew without metadata, or a harmless PDF. */
export interface Upload {
  content: Buffer
  type: string
  name: string
}

/** Reads a form with one file in the named field; the size limit holds while it is still arriving. */
export async function readUpload(
  endpoint: UploadEndpoint,
  request: FastifyRequest,
): Promise<{ file: Upload; fields: Record<string, unknown> }> {
  if (!request.isMultipart()) throw badRequest('Please send the file as a form.', { [endpoint.field]: 'Required' })
  const fields: Record<string, unknown> = {}
  let file: Upload | undefined
  for await (const part of request.parts({ limits: limitsOf(endpoint) })) {
    if (part.type === 'field') fields[part.fieldname] = part.value
    else if (part.fieldname === endpoint.field && !file) {
      const content = await part.toBuffer()
      const clean = await cleanUpload(content, endpoint.accept)
      file = { ...clean, name: safeName(part.filename ?? 'file') }
    } else part.file.resume()
  }
  if (!file) throw badRequest('Please choose a file.', { [endpoint.field]: 'Required' })
  return { file, fields }
}

const limitsOf = (endpoint: UploadEndpoint) => ({
  fileSize: endpoint.accept.maxBytes,
  files: 1,
  fields: 30,
  fieldSize: 20_000,
  parts: 40,
  headerPairs: 100,
})
