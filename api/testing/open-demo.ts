import { demoPassword } from '../../database/demo/people.ts'
import { loadBigDemo, manyRows } from '../demo/load-big-demo.ts'
import { loadDemo } from '../demo/load-demo.ts'
import { keepDuties } from '../gst/calendar/keep-duties.ts'
import { Browser } from './browser.ts'
import { openTestHouse, type TestHouse } from './test-house.ts'

export interface Demo extends TestHouse {
  /** Somebody of the demo, signed in. */
  as(userName: string): Promise<Browser>
}

/** A server with the demo as its first start leaves it, or with so many rows in its long lists. */
export async function openDemo(rows = 0): Promise<Demo> {
  const house = await openTestHouse({ RATE_SCALE: '1000', DEMO: '1' })
  const { files } = house.platform
  if (rows > manyRows) await loadBigDemo(house.db, { rows, files, tell: () => undefined })
  else await house.inTx((tx) => loadDemo(tx, rows, files))
  // Recurring jobs of every server's first minute.
  await keepDuties(house.db, house.platform.clock.now())
  const people = new Map<string, Promise<Browser>>()
  async function signIn(userName: string): Promise<Browser> {
    const browser = new Browser(house)
    await browser.signIn(userName, demoPassword)
    if (!browser.tokens) throw new Error(`${userName} could not sign in to the demo.`)
    return browser
  }
  return {
    ...house,
    as(userName) {
      const browser = people.get(userName) ?? signIn(userName)
      people.set(userName, browser)
      return browser
    },
  }
}
