import { once } from 'node:events'
import http from 'node:http'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { Browser } from '../../testing/browser.ts'
import { aPerson } from '../../testing/people.ts'
import { untilRunning } from '../../testing/running-statements.ts'
import { listenAt, openSmallApp } from '../../testing/small-app.ts'
import { openTestHouse } from '../../testing/test-house.ts'
import { createThings, replaceThings, type Thing, thingList } from '../../testing/thing-list.ts'

const house = await openTestHouse({ RATE_SCALE: '1000' })
const small = await openSmallApp(house, (api) => api.table(thingList))
const browser = new Browser(small)
let address = ''

const rows: Thing[] = Array.from({ length: 12 }, (_, i) => ({
  id: i + 1,
  mine: i !== 11,
  word: `word ${String.fromCharCode(97 + i)}`,
  size: i,
  price: i * 100,
  day: '2026-04-05',
  // Two hours apart, around midnight in India.
  at: new Date(Date.parse('2026-04-05T12:00:00Z') + i * 7_200_000).toISOString(),
  kind: 'new',
  sold: i % 2 === 0,
}))

interface Page {
  data: Record<string, unknown>[]
  totalRecords: number
  filterRecords: number
  message: string
}

const ask = (question: object) => browser.post<Page>('/things', question as Record<string, unknown>)
const idsOf = (page: Page) => page.data.map(({ id }) => id)
const byFilter = (field: string, opt?: string, value1?: unknown, value2?: unknown) =>
  ask({ filters: [{ field, opt, value1, value2 }], sorts: [{ column: 'word', dir: 'asc' }] })

beforeAll(async () => {
  await house.inTx(createThings)
  await house.inTx((tx) => replaceThings(tx, rows))
  const person = await aPerson(house)
  const login = new Browser(house)
  await login.signIn(person.userName)
  browser.tokens = login.tokens
  address = await listenAt(small.web)
})

describe('a list over HTTP', () => {
  it('answers rows with exactly the fields of its definition, the total of the scope and the matches', async () => {
    const { status, body } = await ask({ search: 'word c' })
    expect(status).toBe(200)
    expect(body).toEqual({
      data: [
        {
          id: 3,
          word: 'word c',
          size: 2,
          price: 200,
          day: '2026-04-05',
          at: '2026-04-05T16:00:00.000Z',
          kind: 'new',
          sold: true,
          number: 3,
        },
      ],
      totalRecords: 11,
      filterRecords: 1,
    })
  })

  it('asked with nothing at all, or by GET, answers its first page in its own order', async () => {
    const whole = [11, 10, 9, 8, 7, 6, 5, 4, 3, 2]
    expect(idsOf((await browser.post<Page>('/things')).body)).toEqual(whole)
    expect(idsOf((await browser.get<Page>('/things')).body)).toEqual(whole)
  })

  it('takes the same question in the query of a GET', async () => {
    const query = new URLSearchParams({
      filters: JSON.stringify([{ field: 'size', opt: '>', value1: '3' }]),
      sorts: JSON.stringify([{ column: 'size', dir: 'asc' }]),
      length: '20',
      start: '2',
    })
    expect(idsOf((await browser.get<Page>(`/things?${query}`)).body)).toEqual([7, 8, 9, 10, 11])
    for (const wrong of [
      'length=7',
      'start=-1',
      'length=10&length=20',
      'filters=nonsense',
      'sorts={}',
      'search=a&search=b',
    ])
      expect((await browser.get(`/things?${wrong}`)).status).toBe(400)
  })

  it('takes a day for that day in India', async () => {
    // 18:30 in Greenwich is midnight in India: rows 1 to 4 are on the 5th, the others on the 6th.
    expect(idsOf((await byFilter('at', 'equals', '2026-04-05')).body)).toEqual([1, 2, 3, 4])
    expect(idsOf((await byFilter('at', '>', '2026-04-05')).body)).toEqual([5, 6, 7, 8, 9, 10, 11])
    expect(idsOf((await byFilter('at', '<', '2026-04-06')).body)).toEqual([1, 2, 3, 4])
    expect((await byFilter('at', 'between', '2026-04-05', '2026-04-06')).body.filterRecords).toBe(11)
    expect((await byFilter('at', 'in', ['2026-04-04', '2026-04-07'])).body.filterRecords).toBe(0)
  })

  it('means the same days in any zone of server and database', async () => {
    const before = process.env.TZ
    await sql
      .raw(`alter database "${new URL(house.databaseUrl).pathname.slice(1)}" set timezone = 'America/New_York'`)
      .execute(house.db)
    process.env.TZ = 'Pacific/Kiritimati'
    const other = await openSmallApp(house, (api) => api.table(thingList))
    const far = new Browser(other)
    far.tokens = browser.tokens
    const { body } = await far.post<Page>('/things', { filters: [{ field: 'at', value1: '2026-04-05' }] })
    expect(body.filterRecords).toBe(4)
    process.env.TZ = before
  })
})

describe('a question the list does not allow is a 400 that names what is wrong', () => {
  const wrong: [string, object, string, string][] = [
    ['an unknown field', { filters: [{ field: 'price_paid', value1: '1' }] }, "no column 'price_paid'", 'price_paid'],
    [
      'a field of the table that is no column',
      { filters: [{ field: 'mine', value1: 'x' }] },
      "no column 'mine'",
      'mine',
    ],
    [
      'a field of every object',
      { filters: [{ field: 'constructor', value1: 'x' }] },
      "no column 'constructor'",
      'constructor',
    ],
    ['__proto__', { filters: [{ field: '__proto__', value1: 'x' }] }, "no column '__proto__'", '__proto__'],
    ['a field that cannot be sorted', { sorts: [{ column: 'number', dir: 'asc' }] }, 'No. cannot be sorted', 'number'],
    ['an unknown sort', { sorts: [{ column: 'id', dir: 'asc' }] }, "no column 'id'", 'id'],
    ['an unknown direction', { sorts: [{ column: 'word', dir: 'up' }] }, 'check what you entered', 'sorts.0.dir'],
    [
      'an unknown operator',
      { filters: [{ field: 'word', opt: 'like', value1: '1' }] },
      "'like' is not possible for Word",
      'word',
    ],
    [
      'an operator of another kind',
      { filters: [{ field: 'word', opt: '>', value1: '1' }] },
      'Use contains, equals',
      'word',
    ],
    ['a word as a number', { filters: [{ field: 'size', value1: 'ten' }] }, "'ten' is not possible for Size", 'size'],
    ['no value', { filters: [{ field: 'size' }] }, 'not possible for Size', 'size'],
    ['half a span', { filters: [{ field: 'size', opt: 'between', value1: '1' }] }, 'not possible for Size', 'size'],
    ['a list where one is asked', { filters: [{ field: 'word', value1: ['a'] }] }, 'not possible for Word', 'word'],
    ['an empty list', { filters: [{ field: 'size', opt: 'in', value1: [] }] }, 'not possible for Size', 'size'],
    [
      'a choice that is none',
      { filters: [{ field: 'kind', value1: 'used' }] },
      "'used' is not possible for Kind",
      'kind',
    ],
    ['a flag that is none', { filters: [{ field: 'sold', value1: 'yes' }] }, "'yes' is not possible for Sold", 'sold'],
    [
      'a day that is none',
      { filters: [{ field: 'day', value1: '2026-02-30' }] },
      "'2026-02-30' is not possible",
      'day',
    ],
    ['a page size', { length: 1000 }, 'check what you entered', 'length'],
    ['a switch', { additionFilter: { all: true } }, "no switch 'all'", 'additionFilter'],
  ]

  it.each(wrong)('%s', async (_what, question, words, name) => {
    const { status, body } = await browser.post<{ message: string; data: object }>(
      '/things',
      question as Record<string, unknown>,
    )
    expect(status).toBe(400)
    expect(body.message).toContain(words)
    expect(Object.keys(body.data)).toEqual([name])
  })

  it.each(wrong.filter(([what]) => what !== 'a page size'))('%s, also in an export', async (_what, question) => {
    expect((await browser.post('/things/export', { ...question, format: 'csv' })).status).toBe(400)
  })
})

describe('a text that the database cannot keep', () => {
  it('is refused as the mistake it is, in a search, a filter or a query', async () => {
    expect((await ask({ search: 'a\u0000b' })).status).toBe(400)
    expect((await byFilter('word', 'equals', '\u0000')).status).toBe(400)
    expect((await browser.get('/things?search=%00')).status).toBe(400)
  })
})

describe('an export over HTTP', () => {
  it('is a file to save, of the asked type, with its number of rows, and stands in the audit list', async () => {
    const types = {
      csv: 'text/csv; charset=utf-8',
      xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      pdf: 'application/pdf',
    }
    for (const [format, type] of Object.entries(types)) {
      const reply = await browser.post('/things/export', { format, search: 'word a' })
      expect([reply.status, reply.headers['content-type'], reply.headers['x-total-rows']]).toEqual([200, type, '1'])
      expect(reply.headers['content-disposition']).toMatch(
        new RegExp(`^attachment; filename="all-my-things-.*\\.${format}"`),
      )
      expect(reply.headers['cache-control']).toBe('no-store')
    }
    const written = await house.db
      .selectFrom('audit_event')
      .select(['subject', 'detail'])
      .where('act', '=', 'export')
      .orderBy('id')
      .execute()
    expect(written).toEqual(
      Object.keys(types).map((format) => ({ subject: '/things', detail: JSON.stringify({ format, rows: 1 }) })),
    )
  })

  it('of an unknown format or column is a 400 and leaves no trace in the audit list', async () => {
    const count = () => house.db.selectFrom('audit_event').select('id').where('act', '=', 'export').execute()
    const before = await count()
    expect((await browser.post('/things/export', { format: 'exe' })).status).toBe(400)
    expect((await browser.post('/things/export', {})).status).toBe(400)
    expect((await browser.post('/things/export', { format: 'csv', columns: ['mine'] })).status).toBe(400)
    expect(await count()).toEqual(before)
  })

  it('is not answered by GET, nor to who is not signed in', async () => {
    expect((await browser.get('/things/export')).status).toBe(404)
    expect((await new Browser(small).post('/things/export', { format: 'csv' })).status).toBe(401)
  })
})

describe('when the browser leaves', () => {
  const headers = () => ({ authorization: `Bearer ${browser.tokens?.token}`, 'content-type': 'application/json' })

  it('its search is cancelled on the server, and nobody is told of a failure', async () => {
    const leaving = new AbortController()
    const body = JSON.stringify({ additionFilter: { slowly: true } })
    const reading = fetch(`${address}/api/things`, { method: 'POST', headers: headers(), body, signal: leaving.signal })
    await untilRunning(house.db, 'pg_sleep(300)', 1)
    leaving.abort()
    await expect(reading).rejects.toThrow()
    await untilRunning(house.db, 'pg_sleep(300)', 0)
    expect(house.logged.filter((line) => line.includes('"level":"error"'))).toEqual([])
  })

  it('in the middle of an export its connection is free again', async () => {
    await sql`insert into thing (id, mine, word) select g, true, repeat('long ', 60) from generate_series(100, 50000) g`.execute(
      house.db,
    )
    const { pool } = house.platform.exports
    const request = http.request(`${address}/api/things/export`, { method: 'POST', headers: headers() })
    request.end(JSON.stringify({ format: 'csv' }))
    const [reply] = (await once(request, 'response')) as [http.IncomingMessage]
    await once(reply, 'data')
    expect(pool.totalCount - pool.idleCount).toBe(1)
    request.destroy()
    await once(pool, 'release')
    await new Promise(setImmediate)
    expect([pool.idleCount, pool.waitingCount]).toEqual([pool.totalCount, 0])
    await sql`delete from thing where id >= 100`.execute(house.db)
  })
})
