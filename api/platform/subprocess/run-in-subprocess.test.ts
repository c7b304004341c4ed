import sharp from 'sharp'
import { expect, it } from 'vitest'
import { askFileReader } from '../files/ask-file-reader.ts'
import { runInSubprocess, SubprocessEnded } from './run-in-subprocess.ts'

const limits = { seconds: 8, megabytes: 700 }
const rows = { kind: 'rows', content: Buffer.from('a,b\n1,2\n'), mostRows: 9 }
const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
  .png()
  .toBuffer()

it('a job is done in another process, which stays for the next', async () => {
  const began = performance.now()
  await askFileReader({ kind: 'picture', content: picture, shape: {} })
  const first = performance.now() - began
  const again = performance.now()
  await askFileReader({ kind: 'picture', content: picture, shape: {} })
  console.log(`first file ${Math.round(first)} ms, second ${Math.round(performance.now() - again)} ms`)
  expect(await runInSubprocess('file-reader', rows, { limits })).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: ['1', '2'] },
  ])
})

it('a long list comes whole and in its order', async () => {
  const content = Buffer.from(Array.from({ length: 5500 }, (_, i) => `${i},x`).join('\n'))
  const read = await askFileReader({ kind: 'rows', content, mostRows: 10_000 })
  expect(read.map(({ cells }) => cells[0])).toEqual(Array.from({ length: 5500 }, (_, i) => String(i)))
})

it('work that takes more time than it may is ended, and the next is done all the same', async () => {
  const long = { kind: 'rows', content: Buffer.from('a,b\n'.repeat(2_000_000)), mostRows: 10_000_000 }
  await expect(runInSubprocess('file-reader', long, { limits: { ...limits, seconds: 0.05 } })).rejects.toBeInstanceOf(
    SubprocessEnded,
  )
  expect(await runInSubprocess('file-reader', rows, { limits })).toHaveLength(2)
})
