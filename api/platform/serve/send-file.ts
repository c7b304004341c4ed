import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { contentDisposition } from '../files/content-disposition.ts'

/** A file on its way to a browser. */
export interface FileReply {
  body: Buffer | Readable
  type: string
  name: string
  /** Shown in the page instead of saved; still sandboxed. */
  inline?: boolean
  /** For files that anyone may see, such as the logo: kept by the browser but asked for anew. */
  open?: boolean
}

/** A file that is made once the call has given its connection back. */
export type DrawnFile = Omit<FileReply, 'body'> & { draw: () => Promise<Buffer> }

/** Sends a file so that the browser can only show or save it, never run it. */
export async function sendFile(reply: FastifyReply, file: FileReply | DrawnFile): Promise<FastifyReply> {
  // First of all, so that a paper that cannot be made is answered as a failure and not under its name.
  const body = 'draw' in file ? await file.draw() : file.body
  return reply
    .header('content-disposition', contentDisposition(file.inline ? 'inline' : 'attachment', file.name))
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
    .header('cache-control', file.open ? 'no-cache' : 'no-store')
    .type(file.type)
    .send(body)
}
