import { beforeEach, describe, expect, test } from 'vitest'
import { Browser } from '../testing/browser.ts'
import { lastMailTo, mailsTo } from '../testing/mails.ts'
import { aPerson } from '../testing/people.ts'
import { mailedCode } from '../testing/registrations.ts'
import { openTestHouse } from '../testing/test-house.ts'

const house = await openTestHouse({ RATE_SCALE: '1000' })
let browser: Browser
let emailid: string
let number = 0

beforeEach(async () => {
  await house.db.deleteFrom('email_code').execute()
  browser = new Browser(house)
  number += 1
  emailid = `code${number}@people.test`
})

const check = (code: string, by = browser, address = emailid) =>
  by.post('/auth/register/check-code', { emailid: address, code })
const other = (code: string) => (code === '000000' ? '000001' : '000000')

describe('the code for an e-mail address', () => {
  test('is six digits, comes by mail and proves the address', async () => {
    const code = await mailedCode(house, browser, emailid)
    expect(code).toMatch(/^\d{6}$/)
    expect((await lastMailTo(house, emailid)).text.join(' ')).toContain('15 minutes')
    expect((await check(code)).status).toBe(204)
  })

  test('is the same with spaces between its digits, and the address in any letter case', async () => {
    const code = await mailedCode(house, browser, emailid)
    expect((await check(` ${code.slice(0, 3)} ${code.slice(3)}`, browser, emailid.toUpperCase())).status).toBe(204)
  })

  test('is sent to known and unknown addresses with the same answer', async () => {
    const known = (await aPerson(house)).email
    const say = async (address: string) => {
      const answer = await new Browser(house).post('/auth/register/send-code', { emailid: address })
      return [answer.status, String(answer.body.message).replace(address, '…')]
    }
    expect(await say(known)).toEqual(await say(emailid))
    expect((await lastMailTo(house, known)).kind).toBe((await lastMailTo(house, emailid)).kind)
  })

  test('works in the browser that asked for it only', async () => {
    const code = await mailedCode(house, browser, emailid)
    const elsewhere = new Browser(house)
    expect((await check(code, elsewhere)).body.data).toEqual({ code: 'Please ask for a new code' })
    await mailedCode(house, elsewhere, `other-${emailid}`)
    expect((await check(code, elsewhere)).status).toBe(400)
    expect((await check(code)).status).toBe(204)
  })

  test('works for its own address only', async () => {
    const code = await mailedCode(house, browser, emailid)
    await mailedCode(house, browser, `b-${emailid}`)
    const crossed = await check(code, browser, `b-${emailid}`)
    // One time in a million both codes are the same.
    expect(crossed.status).toBe((await lastMailTo(house, `b-${emailid}`)).code === code ? 204 : 400)
  })

  test('is too old after fifteen minutes', async () => {
    const code = await mailedCode(house, browser, emailid)
    house.pass(15 * 60 + 1)
    const late = await check(code)
    expect([late.status, late.body]).toEqual([
      400,
      { message: 'This code is no longer valid.', data: { code: 'Please ask for a new code' } },
    ])
  })

  test('can be guessed five times; then the right one is refused too, until a new one is asked for', async () => {
    const code = await mailedCode(house, browser, emailid)
    for (let i = 0; i < 5; i++) {
      expect((await check(other(code))).body.data).toEqual({ code: 'This is not the code we sent' })
    }
    expect((await check(code)).body.message).toBe('Too many wrong codes.')
    expect((await check(await mailedCode(house, browser, emailid))).status).toBe(204)
  })

  test('twenty guesses at once are still five', async () => {
    const code = await mailedCode(house, browser, emailid)
    const answers = await Promise.all(Array.from({ length: 20 }, () => check(other(code))))
    const messages = answers.map((answer) => answer.body.message)
    expect(messages.filter((message) => message === 'The code is wrong.')).toHaveLength(5)
    expect(messages.filter((message) => message === 'Too many wrong codes.')).toHaveLength(15)
  })

  test('a newer one takes the place of the former', async () => {
    const first = await mailedCode(house, browser, emailid)
    const second = await mailedCode(house, browser, emailid)
    expect((await check(first)).status).toBe(first === second ? 204 : 400)
    expect((await check(second)).status).toBe(204)
  })

  test('neither it nor the address stands in its table', async () => {
    const code = await mailedCode(house, browser, emailid)
    const rows = JSON.stringify(await house.db.selectFrom('email_code').selectAll().execute())
    expect(rows).not.toContain(emailid)
    expect(rows).not.toContain(`"${code}"`)
  })

  test.each([
    [{ emailid: 'no address' }, { emailid: 'Enter an e-mail address, such as name@example.com' }],
    [{}, { emailid: 'Required' }],
  ])('is not sent for %j', async (body, data) => {
    const answer = await browser.post('/auth/register/send-code', body)
    expect([answer.status, answer.body.data]).toEqual([400, data])
  })

  test('that is no six digits is refused without a try', async () => {
    await mailedCode(house, browser, emailid)
    expect((await check('12345')).body.data).toEqual({ code: 'Enter the 6 digits' })
    const row = await house.db.selectFrom('email_code').select('attempts').executeTakeFirstOrThrow()
    expect(row.attempts).toBe(0)
  })
})

describe('a stranger’s inbox', () => {
  test('gets ten codes an hour at most, from however many places they are asked for', async () => {
    const statuses: number[] = []
    for (let i = 0; i < 12; i++) {
      const place = new Browser(house, `198.51.100.${i}`)
      statuses.push((await place.post('/auth/register/send-code', { emailid })).status)
    }
    expect(statuses).toEqual([...Array(10).fill(200), 429, 429])
    expect(await mailsTo(house, emailid)).toHaveLength(10)
  })
})
