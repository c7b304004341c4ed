import { indianDay } from '../../contract/kernel/dates.ts'
import type { RulesInForce, ShownRule, ShownVersion } from '../../contract/law/rules-in-force.ts'
import { secondsAfter } from '../platform/clock.ts'
import { type Browser, signedIn } from './browser.ts'
import { aPerson, type Person, testPassword } from './people.ts'
import type { TestHouse } from './test-house.ts'

export const lawCall = '/backend/master/rules-in-force'

/** The Indian day so many days from now. */
export const lawDay = (days: number): string => indianDay(secondsAfter(new Date(), days * 24 * 3600))

/** Somebody who has been an admin for a while. */
export async function oldAdmin(house: TestHouse): Promise<Person> {
  const person = await aPerson(house, { role: 'admin' })
  const created_at = new Date('2026-01-01')
  await house.db.updateTable('app_user').set({ created_at }).where('id', '=', person.id).execute()
  return person
}

/** A version as an admin writes it down. */
export const lawCircular = (code: string, since: string, value: object, rest: object = {}) => ({
  code,
  since,
  value,
  source: 'Circular 5/2026',
  agreed: since <= lawDay(0),
  ownPassword: testPassword,
  ...rest,
})

export const rulesOf = async (browser: Browser): Promise<ShownRule[]> =>
  (await browser.get<RulesInForce>(lawCall)).body.rules

/** Two admins at the page of the rules, who can both confirm what the other proposes. */
export async function openLawDesk(house: TestHouse) {
  const [one, two] = [await oldAdmin(house), await oldAdmin(house)]
  const [admin, second] = [await signedIn(house, one), await signedIn(house, two)]
  const ruleOf = async (code: string, browser: Browser = admin) =>
    (await rulesOf(browser)).find((rule) => rule.code === code)
  return {
    one,
    two,
    admin,
    second,
    ruleOf,
    /** The version of a day that stands or waits. */
    versionOf: async (code: string, since: string): Promise<ShownVersion | undefined> =>
      (await ruleOf(code))?.versions.find(
        (version) => version.since === since && !['taken-back', 'put-right'].includes(version.state),
      ),
    add: (code: string, since: string, value: object, rest: object = {}) =>
      admin.post(`${lawCall}/add`, lawCircular(code, since, value, rest)),
    /** What the audit list says of an act. */
    acts: async (act: string, subject: string) => {
      const events = house.db.selectFrom('audit_event').select('detail').where('act', '=', act)
      return (await events.where('subject', '=', subject).orderBy('id').execute()).map(({ detail }) =>
        JSON.parse(detail),
      )
    },
  }
}
