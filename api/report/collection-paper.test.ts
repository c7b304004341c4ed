import { expect, it } from 'vitest'
import { signedIn } from '../testing/browser.ts'
import { aPerson } from '../testing/people.ts'
import { readPdf } from '../testing/reading/read-pdf.ts'
import { openReportDesk } from '../testing/report-data.ts'
import { openTestHouse } from '../testing/test-house.ts'
import type { CollectionLine } from './collection-of.ts'
import { printCollection } from './print-collection.ts'

const house = await openTestHouse({ RATE_SCALE: '1000' })
const desk = await openReportDesk(house)
const browser = await signedIn(house, await aPerson(house, { permissions: ['report'] }))
const pay = (paise: number, which: number) => ({ does: 'pay', who: 0, minutes: 0, paise, which }) as const
await desk.play([pay(1_000_050, 0), pay(25, 1)], new Date('2026-06-01T18:30:00Z'))
await desk.play([{ does: 'online', who: 1, minutes: 0, paise: 300_000, which: 0 }], new Date('2026-06-03T05:00:00Z'))

const words = async (bytes: Buffer) => (await readPdf(bytes)).map((page) => page.replace(/[|\s]+/g, ' '))

it('the collection is printed day by day with its sums, and who took it is recorded', async () => {
  const { status, headers, raw } = await browser.get(
    '/backend/reports/daily-collection-paper?from=2026-06-01&to=2026-06-30',
  )
  expect([status, headers['content-type']]).toEqual([200, 'application/pdf'])
  expect(headers['content-disposition']).toContain('daily-collection-2026-06-01-to-2026-06-30.pdf')
  const [page, ...more] = await words(raw)
  expect(more).toEqual([])
  for (const text of [
    '01-Jun-2026 to 30-Jun-2026',
    '02-Jun-2026',
    '10,000.50/-',
    '0.25/-',
    '03-Jun-2026',
    'Sandbox',
    'Online',
  ])
    expect(page).toContain(text)
  expect(page).toMatch(/02-Jun-2026 2 10,000\.75\/-/)
  expect(page).toMatch(/Total 3 13,000\.75\/-/)
  const acts = await house.db
    .selectFrom('audit_event')
    .select('detail')
    .where('act', '=', 'collection.printed')
    .execute()
  expect(acts.map(({ detail }) => JSON.parse(detail))).toEqual([{ from: '2026-06-01', to: '2026-06-30', lines: 3 }])
})

it('days on which nothing came in are said to be so, and wrong days are refused', async () => {
  const { raw } = await browser.get('/backend/reports/daily-collection-paper?from=2026-07-01&to=2026-07-01')
  expect((await words(raw))[0]).toContain('Nothing came in.')
  const { status } = await browser.get('/backend/reports/daily-collection-paper?from=2024-07-01&to=2026-07-01')
  expect(status).toBe(400)
})

it('a long one turns its pages, numbers them, and leaves no line out', async () => {
  const lines: CollectionLine[] = Array.from({ length: 200 }, (_, i) => ({
    day: `2026-05-${String(1 + Math.floor(i / 10)).padStart(2, '0')}`,
    bank: `Bank ${i} with a name that is longer than the column that it stands in by far`,
    mode: 'neft',
    person: 'Someone',
    payments: 1,
    amount: 100,
  }))
  const days = { from: '2026-05-01', to: '2026-05-31' }
  const bytes = await printCollection({
    businessName: 'Namuna Seva Kendra',
    headOffice: [],
    days,
    madeAt: 'now',
    lines,
  })
  const pages = await words(bytes)
  expect(pages.length).toBeGreaterThan(3)
  expect(pages.at(-1)).toContain(`Page ${pages.length} of ${pages.length}`)
  for (let i = 0; i < lines.length; i += 1) expect(pages.some((page) => page.includes(`Bank ${i} with`))).toBe(true)
})
