import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { Tx } from '../database.ts'
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
export interface DrawnFile extends Omit<FileReply, 'body'> {
  draw: () => Promise<Buffer>
  /** Records that it was made, before it leaves: what could not be drawn was not printed. */
  drawn?: (tx: Tx) => Promise<void>
}

/** Sends a file so that the browser can only show or save it, never run it. */
export function sendFile(reply: FastifyReply, file: FileReply): FastifyReply {
  return reply
    .header('content-disposition', contentDisposition(file.inline ? 'inline' : 'attachment', file.name))
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
    .header('cache-control', file.open ? 'no-cache' : 'no-store')
    .type(file.type)
    .send(file.body)
}
