import { createInflate } from 'node:zlib'

/**
 * Unpacks at most `limit` bytes; what is broken or follows is left, so a bomb costs no more than the limit.
 * `effort` is the larger of what went in and what came out: packed bytes may stand for nothing at all.
 */
export async function inflateStart(packed: Uint8Array, limit: number): Promise<{ bytes: Buffer; effort: number }> {
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
  return { bytes: Buffer.concat(chunks).subarray(0, limit), effort: Math.max(length, inflate.bytesWritten) }
}
