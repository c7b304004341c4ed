import { describe, expect, test } from 'vitest'
import type { CaptchaPuzzle } from '../../contract/captcha-puzzle.ts'
import type { CaptchaPurpose } from '../../contract/session.ts'
import { inTransaction } from '../platform/database.ts'
import { keyedHashOf } from '../platform/vault.ts'
import { Browser } from '../testing/browser.ts'
import { lastMailTo } from '../testing/mails.ts'
import { aPerson } from '../testing/people.ts'
import { runJobs } from '../testing/run-jobs.ts'
import { solvePuzzle } from '../testing/solve-puzzle.ts'
import { openTestHouse } from '../testing/test-house.ts'
import { sweepCaptchas } from './sweep-captchas.ts'

const house = await openTestHouse()
let addresses = 0
const newBrowser = () => new Browser(house, `198.51.100.${++addresses}`)

const puzzleFor = async (browser: Browser, purpose: CaptchaPurpose = 'forgot-username') =>
  (await browser.post<CaptchaPuzzle>(`/captcha/puzzle?for=${purpose}`)).body
const handIn = (browser: Browser, numbers: readonly number[], purpose: CaptchaPurpose = 'forgot-username') =>
  browser.post<{ captcha: string }>(`/captcha/puzzle/solved?for=${purpose}`, { numbers })
const forgot = (browser: Browser, captcha: string, emailid = 'nobody@people.test') =>
  browser.post(`/auth/forgot-username?captcha=${captcha}`, { emailid })
const runOut = () =>
  house.db
    .updateTable('captcha')
    .set({ expires_at: new Date(Date.now() - 1) })
    .execute()

describe('who cannot read the picture', () => {
  test('lets the browser work instead, and goes on without typing, hearing or seeing anything', async () => {
    const person = await aPerson(house)
    const browser = newBrowser()
    const { status, body } = await handIn(browser, await solvePuzzle(await puzzleFor(browser)))
    expect([status, body]).toEqual([200, { captcha: expect.stringMatching(/^[A-Z0-9]{16}$/) }])
    expect((await forgot(browser, body.captcha, person.email)).status).toBe(200)
    await runJobs(house)
    expect((await lastMailTo(house, person.email)).subject).toBe('Your user name')
  })

  test('is given nothing to listen to: what can be heard, a program had learned from forty samples', async () => {
    expect((await newBrowser().post('/captcha/audio?for=login')).status).toBe(404)
  })
})

describe('a program in place of a person', () => {
  test('gets nothing without the work: no numbers, too few, too many, or any numbers', async () => {
    const browser = newBrowser()
    for (const numbers of [[], [0], Array(64).fill(0), Array(16).fill(0)]) {
      await puzzleFor(browser)
      expect((await handIn(browser, numbers)).status).toBe(400)
    }
    expect((await handIn(browser, Array(65).fill(0))).status).toBe(400)
    expect((await browser.post('/captcha/puzzle/solved', { numbers: ['0', -1, 0.5] })).status).toBe(400)
    expect(
      await house.db.selectFrom('captcha').select('purpose').where('purpose', '=', 'forgot-username').execute(),
    ).toEqual([])
    expect((await forgot(browser, '')).status).toBe(400)
  })

  test('cannot spend one solution twice, nor in twenty calls at once, nor its text', async () => {
    const browser = newBrowser()
    const numbers = await solvePuzzle(await puzzleFor(browser))
    const answers = await Promise.all(Array.from({ length: 20 }, () => handIn(browser, numbers)))
    const taken = answers.filter(({ status }) => status === 200)
    expect(taken).toHaveLength(1)
    // On a busy machine who waited too long for their turn is asked to come again, which spends nothing either.
    expect(answers.filter(({ status }) => status === 400 || status === 503)).toHaveLength(19)
    const captcha = taken[0]?.body.captcha ?? ''
    expect((await forgot(browser, captcha)).status).toBe(200)
    expect((await forgot(browser, captcha)).status).toBe(400)
    expect((await handIn(browser, numbers)).status).toBe(400)
  })

  test('cannot take a solution to another puzzle, purpose or browser, or mend a wrong one', async () => {
    const [mine, other] = [newBrowser(), newBrowser()]
    const numbers = await solvePuzzle(await puzzleFor(mine))
    await puzzleFor(other)
    expect((await handIn(other, numbers)).status).toBe(400)
    await puzzleFor(mine, 'login')
    expect((await handIn(mine, numbers, 'login')).status).toBe(400)
    expect(
      (
        await handIn(
          mine,
          numbers.map((number) => number + 1),
        )
      ).status,
    ).toBe(400)
    expect((await handIn(mine, numbers)).status).toBe(400)
  })

  test('cannot use the text of one form in another', async () => {
    const browser = newBrowser()
    const { body } = await handIn(browser, await solvePuzzle(await puzzleFor(browser, 'login')), 'login')
    expect((await forgot(browser, body.captcha)).status).toBe(400)
  })

  test('cannot work ahead: puzzle and text run out after five minutes, and are swept', async () => {
    const browser = newBrowser()
    const puzzle = await puzzleFor(browser)
    const kept = await house.db
      .selectFrom('captcha')
      .select('expires_at')
      .where('purpose', '=', 'puzzle:forgot-username')
      .execute()
    expect(Math.max(...kept.map(({ expires_at }) => expires_at.getTime()))).toBeLessThanOrEqual(Date.now() + 300_000)
    const numbers = await solvePuzzle(puzzle)
    await runOut()
    expect((await handIn(browser, numbers)).status).toBe(400)
    await puzzleFor(browser)
    await runOut()
    await inTransaction(house.db, (tx) => sweepCaptchas(tx, new Date()))
    expect(await house.db.selectFrom('captcha').select('purpose').execute()).toEqual([])
  })

  test('pays more for each few that its address asks for, and after twelve in ten minutes waits', async () => {
    const [eager, calm] = [newBrowser(), newBrowser()]
    const prices: number[] = []
    for (let i = 0; i < 12; i++) prices.push((await puzzleFor(eager)).zeroBits)
    expect(prices).toEqual([7, 7, 7, 8, 8, 8, 9, 9, 9, 10, 10, 10])
    const refused = await eager.post('/captcha/puzzle?for=login')
    expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
    expect((await eager.post('/captcha?for=login')).status).toBe(200)
    expect((await puzzleFor(calm)).zeroBits).toBe(7)
  })

  test('pays more from many addresses too, once the house has taken many solutions within the hour', async () => {
    const key = keyedHashOf('puzzle:house')
    const busy = { points: 301, resets_at: new Date(Date.now() + 60_000), last_at: new Date() }
    await house.db
      .insertInto('rate_limit')
      .values({ key, ...busy })
      .onConflict((oc) => oc.column('key').doUpdateSet(busy))
      .execute()
    expect((await puzzleFor(newBrowser())).zeroBits).toBe(8)
    // A solution counts, and at the limit itself nothing is dearer yet.
    const points = async () =>
      (await house.db.selectFrom('rate_limit').select('points').where('key', '=', key).executeTakeFirst())?.points
    await house.db.updateTable('rate_limit').set({ points: 299 }).where('key', '=', key).execute()
    const solver = newBrowser()
    expect((await handIn(solver, await solvePuzzle(await puzzleFor(solver)))).status).toBe(200)
    expect(await points()).toBe(300)
    expect((await puzzleFor(newBrowser())).zeroBits).toBe(7)
    await house.db.updateTable('rate_limit').set({ points: 1201 }).where('key', '=', key).execute()
    expect((await puzzleFor(newBrowser())).zeroBits).toBe(9)
    await house.db.deleteFrom('rate_limit').where('key', '=', key).execute()
  })
})
