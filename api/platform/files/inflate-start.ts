import { createInflate } from 'node:zlib'

/** Unpacks at most `limit` bytes; what is broken or follows is left. A bomb costs no more than the limit. */
export async function inflateStart(packed: Uint8Array, limit: number): Promise<Buffer> {
  const inflate = createInflate()
  inflate.end(packed)
  const chunks: Buffer[] = []
  let length = 0
  try {
    for await (const chunk of inflate) {
      chunks.push(chunk)
      length += chunk.length
      if (length >= limit) break
    }
  } catch {
    // What came before the broken place still counts.
  }
  return Buffer.concat(chunks).subarray(0, limit)
}
