import { expect, test } from 'vitest'
import { openTestHouse } from '../test-house.ts'
import { hostileCorpus } from './corpus.ts'
import { runCorpus } from './run-corpus.ts'
import { listDoors, sendThrough, serveApart } from './send-corpus.ts'
import { watchMemory } from './watch-server.ts'

const house = await openTestHouse({ RATE_SCALE: '1000' })

/** The files that once did harm here, and of the others every fourth: the long tests send each to every upload. */
const known =
  /spelt out|packed twice|indirect filter|link on showing|another file on opening|7000 by 7000 in|named 6,000|UTF-16|four million|test sign|stream bomb/
const some = hostileCorpus.filter(({ name }, i) => known.test(name) || i % 4 === 0)
const papers = /settings\/document\/:name$/
const pictures = /merchant\/account\/upload-photo$/
const tables = /gst\/filing-file\/add$/
const doorOf = (name: string): RegExp => {
  if (/^(xlsx|csv|json|zip)/.test(name)) return tables
  return name.startsWith('pdf') ? papers : pictures
}
/** For every upload. */
const handful = /packed twice|link on showing|wrong sums|four million attributes$|spelt out type|million open quotes/

test('there are at least 120 hostile files, each by a trick of its own', () => {
  expect(new Set(hostileCorpus.map(({ name }) => name)).size).toBe(hostileCorpus.length)
  expect(hostileCorpus.length).toBeGreaterThanOrEqual(120)
})

test('hostile files are refused or cleaned by an upload of their kind, and keep nobody waiting', async () => {
  await runCorpus(house, (doors) =>
    some.map((file) => ({
      file,
      doors: doors.filter(({ endpoint }) => doorOf(file.name).test(endpoint.path)),
    })),
  )
}, 300_000)

test('every hostile GIF, BMP and AVIF is refused where alone such a picture is opened at all: at the payment code', async () => {
  const rare = hostileCorpus.filter(({ name }) => /^(gif|bmp|avif):/.test(name))
  expect(rare.length).toBeGreaterThan(30)
  await runCorpus(house, (doors) => {
    const through = doors.filter(({ endpoint }) => endpoint.accept.types.includes('any image'))
    expect(through.map(({ endpoint }) => endpoint.path)).toContain('/backend/account/qrcode')
    return rare.map((file) => ({ file, doors: through }))
  })
}, 300_000)

test('a handful of them is refused or cleaned by every upload', async () => {
  const few = hostileCorpus.filter(({ name }) => handful.test(name))
  expect(few).toHaveLength(6)
  await runCorpus(house, (doors) => few.map((file) => ({ file, doors })))
}, 300_000)

test('six pictures of 7000 by 7000 at once cost the server no memory to speak of', async () => {
  const content = await hostileCorpus.find(({ name }) => /7000 by 7000 in/.test(name))?.make()
  if (!content) throw new Error('There is no such picture in the corpus.')
  expect(content.length).toBeLessThan(3000)
  const server = await serveApart(house, '0')
  try {
    const door = (await listDoors(house, server.address)).find(({ endpoint }) => pictures.test(endpoint.path))
    if (!door) throw new Error('There is no door for it.')
    const memory = watchMemory(server.pid)
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => sendThrough(door, { name: 'wall.webp', content })),
    )
    const { most } = memory.end()
    console.log(`six pictures at once: ${most} MB more in the server`)
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204, 204, 204])
    expect(most).toBeLessThan(150)
  } finally {
    await server.end('SIGTERM')
  }
}, 120_000)
