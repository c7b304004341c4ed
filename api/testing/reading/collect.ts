/** For tests: all pieces of a file in one. */
export async function collectBytes(pieces: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const piece of pieces) chunks.push(piece)
  return Buffer.concat(chunks)
}

/** For tests: rows as an export gets them. */
export async function* rowsOf(rows: Iterable<readonly unknown[]>): AsyncGenerator<readonly unknown[]> {
  yield* rows
}

/** The same in one batch. */
export async function* batchesOf(rows: Iterable<readonly unknown[]>): AsyncGenerator<Iterable<readonly unknown[]>> {
  yield rows
}

export const someOptions = {
  title: 'Waiting list & more',
  madeAt: new Date('2026-04-05T09:37:00Z'),
  madeFor: 'Asha Rao (S100001)',
}
