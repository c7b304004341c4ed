import type { Scanner, ScanReply, ScanRequest } from './scanner.ts'

type Question =
  | Omit<Extract<ScanRequest, { kind: 'straighten' }>, 'id'>
  | Omit<Extract<ScanRequest, { kind: 'pdf' }>, 'id'>

/** A scanner in a worker, so that the screen goes on while a page is straightened; closing it forgets all pictures. */
export function openScanner(): Scanner {
  const waiting = new Map<number, { done: (reply: ScanReply) => void; failed: (error: Error) => void }>()
  let last = 0
  const fail = () => {
    for (const { failed } of waiting.values()) failed(new Error('The picture could not be worked on.'))
    waiting.clear()
  }
  const start = () => {
    const started = new Worker(new URL('./camera-worker.ts', import.meta.url), { type: 'module' })
    started.onerror = () => {
      // It may not have been fetched: the next picture tries with another.
      started.terminate()
      worker = undefined
      fail()
    }
    started.onmessage = ({ data }: MessageEvent<ScanReply>) => {
      waiting.get(data.id)?.done(data)
      waiting.delete(data.id)
    }
    return started
  }
  let worker: Worker | undefined = start()
  const ask = (question: Question) => {
    last += 1
    const id = last
    return new Promise<ScanReply>((done, failed) => {
      waiting.set(id, { done, failed })
      worker ??= start()
      worker.postMessage({ ...question, id })
    })
  }
  return {
    async straighten(photograph, subject) {
      const reply = await ask({ kind: 'straighten', photograph, subject })
      if (!('page' in reply)) throw new Error('The picture could not be opened.')
      return { ...reply.page, id: reply.id }
    },
    async makePdf(pages, maxBytes) {
      const reply = await ask({ kind: 'pdf', pages, maxBytes })
      if (!('pdf' in reply)) throw new Error('The pages could not be joined.')
      return reply.pdf
    },
    close() {
      worker?.terminate()
      fail()
    },
  }
}
