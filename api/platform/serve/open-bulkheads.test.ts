import { describe, expect, it } from 'vitest'
import { openBulkheads } from './open-bulkheads.ts'

/** Work that ends when it is told to. */
function piece() {
  let end: () => void = () => undefined
  const done = new Promise<void>((resolve) => {
    end = resolve
  })
  return { done, end: () => end() }
}

describe('work that hangs', () => {
  it('of one kind leaves room for every other kind, and is refused after a bounded wait', async () => {
    const bulkheads = openBulkheads({ perKind: 2, perCaller: 2, wait: 50 })
    const stuck = piece()
    const held = ['a', 'b'].map((caller) => bulkheads.run({ kind: 'gst', caller }, () => stuck.done))
    await expect(bulkheads.run({ kind: 'gst', caller: 'c' }, () => 'late')).rejects.toMatchObject({ status: 503 })
    expect(await bulkheads.run({ kind: 'pan', caller: 'c' }, () => 'at once')).toBe('at once')
    stuck.end()
    await Promise.all(held)
    expect(await bulkheads.run({ kind: 'gst', caller: 'c' }, () => 'again')).toBe('again')
  })

  it('of one caller leaves room for every other caller', async () => {
    const bulkheads = openBulkheads({ perKind: 2, perCaller: 2, wait: 50 })
    const stuck = piece()
    const held = ['gst', 'pan'].map((kind) => bulkheads.run({ kind, caller: 'a' }, () => stuck.done))
    await expect(bulkheads.run({ kind: 'uti', caller: 'a' }, () => 'late')).rejects.toMatchObject({ status: 503 })
    expect(await bulkheads.run({ kind: 'gst', caller: 'b' }, () => 'at once')).toBe('at once')
    stuck.end()
    await Promise.all(held)
  })
})

describe('work that waits', () => {
  it('is done in the order it came, as soon as there is room, also after work that failed', async () => {
    const bulkheads = openBulkheads({ perKind: 1, perCaller: 1, wait: 1000 })
    const first = piece()
    const done: number[] = []
    const failing = bulkheads.run({ kind: 'gst', caller: 'a' }, async () => {
      await first.done
      throw new Error('failed')
    })
    const others = [1, 2, 3].map((n) => bulkheads.run({ kind: 'gst', caller: `${n}` }, () => void done.push(n)))
    first.end()
    await expect(failing).rejects.toThrow('failed')
    await Promise.all(others)
    expect(done).toEqual([1, 2, 3])
  })

  it('is passed by work of another kind that has room', async () => {
    const bulkheads = openBulkheads({ perKind: 1, perCaller: 1, wait: 1000 })
    const [gst, pan] = [piece(), piece()]
    const done: string[] = []
    const runs = [
      bulkheads.run({ kind: 'gst', caller: 'a' }, () => gst.done),
      bulkheads.run({ kind: 'pan', caller: 'b' }, () => pan.done),
      bulkheads.run({ kind: 'gst', caller: 'c' }, () => void done.push('gst')),
      bulkheads.run({ kind: 'pan', caller: 'd' }, () => void done.push('pan')),
    ]
    pan.end()
    await runs[3]
    expect(done).toEqual(['pan'])
    gst.end()
    await Promise.all(runs)
    expect(done).toEqual(['pan', 'gst'])
  })
})
