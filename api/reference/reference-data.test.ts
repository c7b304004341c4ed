import { beforeEach, describe, expect, test } from 'vitest'
import type { TableReply } from '../../contract/kernel/table.ts'
import type { PincodeArea } from '../../contract/reference.ts'
import type { AoCode, ImportOutcome, OwnPincode } from '../../contract/reference-data.ts'
import { signedIn } from '../testing/browser.ts'
import { aPerson } from '../testing/people.ts'
import { openTestHouse } from '../testing/test-house.ts'
import { formWith } from '../testing/uploads.ts'
import { allPincodes } from './read-pincodes.ts'

const house = await openTestHouse({ RATE_SCALE: '1000' })
const clerk = await signedIn(house, await aPerson(house, { permissions: ['master'] }))

beforeEach(async () => {
  await house.db.deleteFrom('ao_code').execute()
  await house.db.deleteFrom('pincode_place').execute()
})

async function send(call: string, content: string | Buffer) {
  const form = formWith('file', { name: 'data.csv', content: Buffer.from(content) })
  return clerk.ask<ImportOutcome & { message?: string }>(
    'POST',
    `/backend/master/reference/${call}`,
    form.payload,
    form.headers,
  )
}
const counts = ({ body }: { body: ImportOutcome }) => [body.added, body.changed, body.unchanged, body.wrong]
const audits = async () =>
  (await house.db.selectFrom('audit_event').select('act').where('act', 'like', '%imported').execute()).length

describe('AO codes', () => {
  const head = 'City,Area Code,AO Type,Range Code,AO Number,Description\n'
  const file = `${head}Kanpur,KNP,W,75,1,"Ward 1(1), Kanpur"\nPune,pne,C,7,02,Circle 7\n`
  const ask = async (body: object) =>
    (await clerk.post<TableReply<AoCode>>('/backend/master/reference/ao-code', body)).body

  test('a preview tells what would change and writes nothing', async () => {
    const preview = await send('ao-code/preview', file)
    expect([preview.status, counts(preview)]).toEqual([200, [2, 0, 0, 0]])
    expect(preview.body.changes[0]).toEqual({
      line: 2,
      name: 'KNP W 75 1',
      before: '',
      after: 'Kanpur · Ward 1(1), Kanpur',
    })
    expect((await ask({})).totalRecords).toBe(0)
  })

  test('are taken over once; the same file again changes nothing and leaves no trace', async () => {
    expect(counts(await send('ao-code/apply', file))).toEqual([2, 0, 0, 0])
    const written = await audits()
    const rows = await house.db.selectFrom('ao_code').selectAll().orderBy('id').execute()
    expect(counts(await send('ao-code/preview', file))).toEqual([0, 0, 2, 0])
    expect(counts(await send('ao-code/apply', file))).toEqual([0, 0, 2, 0])
    expect(await house.db.selectFrom('ao_code').selectAll().orderBy('id').execute()).toEqual(rows)
    expect(await audits()).toBe(written)
  })

  test('a known code is changed and keeps its row', async () => {
    await send('ao-code/apply', file)
    const other = `${head}Kanpur,KNP,W,75,1,Ward 1(2)\n`
    const outcome = await send('ao-code/apply', other)
    expect(counts(outcome)).toEqual([0, 1, 0, 0])
    expect(outcome.body.changes).toEqual([
      { line: 2, name: 'KNP W 75 1', before: 'Kanpur · Ward 1(1), Kanpur', after: 'Kanpur · Ward 1(2)' },
    ])
    expect((await ask({})).totalRecords).toBe(2)
  })

  test('wrong lines are named by their number and left out, the others are taken', async () => {
    const bad = `${head}\n,KN,W,7x,1,\nPune,PNE,C,7,2,Circle 7\nPune,PNE,C,07,2,Again\n`
    const outcome = await send('ao-code/apply', bad)
    expect(counts(outcome)).toEqual([1, 0, 0, 2])
    expect(outcome.body.errors).toEqual([
      {
        line: 3,
        message:
          'City: Required; Area code must be three letters; Range code must be a number of at most 3 digits; Description: Required',
      },
      { line: 5, message: 'PNE C 7 2 stands on line 4 already' },
    ])
  })

  test('are searched, filtered and removed', async () => {
    await send('ao-code/apply', file)
    expect((await ask({ search: 'circle' })).data.map(({ areaCode }) => areaCode)).toEqual(['PNE'])
    const [row] = (await ask({ filters: [{ field: 'rangeCode', opt: 'equals', value1: '75' }] })).data
    expect(row).toMatchObject({ city: 'Kanpur', rangeCode: 75, aoNumber: 1 })
    const remove = () => clerk.ask('DELETE', `/backend/master/reference/ao-code/${row?.id}`)
    expect([(await remove()).status, (await remove()).status]).toEqual([204, 404])
  })

  test('two who upload at once do not trip over each other', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => send('ao-code/apply', file)))
    expect(answers.map(({ body }) => body.added).sort()).toEqual([0, 0, 0, 0, 2])
  })
})

describe('uploaded pincodes', () => {
  const head = 'pincode,district,state\n'
  const area = async (pin: string) => (await clerk.get<PincodeArea>(`/reference/pincode/${pin}`)).body
  const own = async () => (await clerk.post<TableReply<OwnPincode>>('/backend/master/reference/pincode', {})).body.data

  test('stand before the bundled list, at once, and the bundled place comes back when they are taken away', async () => {
    const bundled = await area('411001')
    const file = `${head}411001,Pimpri Chinchwad,MAHARASHTRA\n411001,Pune,Maharashtra\n`
    const outcome = await send('pincode/apply', file)
    expect(outcome.body.changes).toEqual([
      {
        line: 2,
        name: '411001',
        before: 'Pune (Maharashtra)',
        after: 'Pimpri Chinchwad (Maharashtra), Pune (Maharashtra)',
      },
    ])
    expect(await area('411001')).toEqual({
      state: 'Maharashtra',
      districts: ['Pimpri Chinchwad', 'Pune'],
      elsewhere: [],
    })
    expect((await own()).map(({ district }) => district)).toEqual(['Pimpri Chinchwad', 'Pune'])
    const restore = () => clerk.ask('DELETE', '/backend/master/reference/pincode/411001')
    expect([(await restore()).status, (await restore()).status]).toEqual([204, 404])
    expect(await area('411001')).toEqual(bundled)
  })

  test('a PIN that nobody knew is new; one that says what is known already is not written', async () => {
    const file = `${head}999888,Newtown,Goa\n411001,Pune,Maharashtra\n`
    expect(counts(await send('pincode/preview', file))).toEqual([1, 0, 1, 0])
    expect(await own()).toEqual([])
    expect(counts(await send('pincode/apply', file))).toEqual([1, 0, 1, 0])
    expect(counts(await send('pincode/apply', file))).toEqual([0, 0, 2, 0])
    expect(await own()).toHaveLength(1)
    expect(await area('999888')).toMatchObject({ state: 'Goa', districts: ['Newtown'] })
  })

  test('a PIN with one wrong line is left as it is, and every line of it says so', async () => {
    const file = `${head}411001,Pune,Maharashtra\n012345,Pune,Goa\n411001,Haveli,Bombay State\n411002,,Goa\n`
    const outcome = await send('pincode/apply', file)
    expect(counts(outcome)).toEqual([0, 0, 0, 4])
    expect(outcome.body.errors).toEqual([
      { line: 2, message: 'Left out, because line 4 of the same pincode is wrong' },
      { line: 3, message: 'Pincode must be six digits and not begin with 0' },
      { line: 4, message: "There is no state or union territory 'Bombay State'" },
      { line: 5, message: 'District is missing' },
    ])
    expect(await own()).toEqual([])
  })

  test('the whole bundled list is unchanged, and the whole list with other districts is taken in one go', async () => {
    // Of some only the state is known; a file always names a district.
    const whole = [...allPincodes()].filter(([, places]) => places.every(({ district }) => district !== ''))
    const rows = (suffix: string) =>
      whole.flatMap(([pin, places]) => places.map(({ district, state }) => `${pin},${district}${suffix},${state}`))
    const pins = whole.length
    expect(pins).toBe(19_484)
    expect(counts(await send('pincode/preview', head + rows('').join('\n')))).toEqual([0, 0, pins, 0])
    expect(counts(await send('pincode/apply', head + rows(' X').join('\n')))).toEqual([0, pins, 0, 0])
    expect(await area('411001')).toMatchObject({ districts: ['Pune X'] })
  })
})

describe('a file', () => {
  test('that is no table of the right columns is refused in a sentence', async () => {
    const answer = await send('pincode/apply', 'pincode,town\n411001,Pune')
    expect([answer.status, answer.body.message]).toEqual([
      400,
      'The first line must name the columns pincode, district, state. Missing: district, state.',
    ])
  })

  test.each([
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 415],
    ['a spreadsheet', Buffer.from('504b03040a0000000000', 'hex'), 415],
    ['an SVG', Buffer.from('<svg><script>alert(1)</script></svg>'), 400],
    ['nothing', Buffer.alloc(0), 400],
    ['eleven megabytes', Buffer.alloc(11_000_000, 'a'), 413],
  ])('that is %s is refused', async (_name, content, status) => {
    for (const call of ['ao-code/preview', 'pincode/apply']) expect((await send(call, content)).status).toBe(status)
  })

  test('that is not in UTF-8 is refused with the way out', async () => {
    const answer = await send('pincode/preview', Buffer.from('pincode,district,state\n411001,Pun\xe9,Goa', 'latin1'))
    expect(answer.body.message).toMatch(/save it as 'CSV UTF-8'/)
  })
})
