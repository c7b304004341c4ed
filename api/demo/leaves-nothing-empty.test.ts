import { expect, it, test } from 'vitest'
import { may, type Standing } from '../../contract/kernel/role.ts'
import type { TableReply } from '../../contract/kernel/table.ts'
import { demoBackOffice, demoMerchants } from '../../database/demo/people.ts'
import type { Browser } from '../testing/browser.ts'
import { openDemo } from '../testing/open-demo.ts'

const demo = await openDemo()

/** Questions that say nothing without something to look for, and what they are asked here. */
const asked: Record<string, readonly string[]> = {
  '/backend/account/corrections/merchants': ['search=alpha'],
  '/merchant/nsdlpan/ao-code': ['search=Pune', 'preset=abroad', 'preset=forces'],
  // The statement of the first account is settled; that of the second proposes.
  '/backend/account/bank-statement/matches': ['bankId=2'],
  '/merchant/nsdlpan/ao-code/suggested': ['pin=208001&occupation=other'],
  '/merchant/nsdlpan/prices': ['type=N&mode=physical', 'type=C&mode=paperless'],
}

/** What holds no list, or none without the number of something; it is asked by the tests of its own. */
const elsewhere = [
  '/track',
  '/backend/misc/find',
  '/merchant/misc/find',
  '/merchant/account/statement-sums',
  '/merchant/gst/filing-periods',
  '/merchant/gst/filing-quote',
  '/merchant/utipan/coupon/quote',
  '/openapi.json',
]

const owners = demoMerchants.map(({ mobile }) => mobile)
const admins = ['admin', 'admin2']
const [alpha, beta, gamma] = owners
const retailers = [beta, gamma]

/** What is empty for somebody in the demo, and why that is as it should be. */
const empty: { path: string; who: readonly (string | undefined)[]; why: string }[] = [
  { path: '/auth/me .permissions', who: [...admins, ...owners], why: 'They hold all permissions without a tick.' },
  { path: '/backend/my-profile/profile .permissions', who: admins, why: 'The same.' },
  { path: '/merchant/my-profile/profile .permissions', who: owners, why: 'The same.' },
  {
    path: '/backend/my-profile/activity',
    who: [...admins, 'staff1', 'staff3'],
    why: 'What somebody does is kept only for those who have switched it on.',
  },
  { path: '/merchant/my-profile/activity', who: [alpha, beta, gamma], why: 'The same.' },
  {
    path: '/backend/misc/exports',
    who: ['admin2', 'staff2', 'staff3'],
    why: 'They have asked for no large export; the admin and the first of the staff have.',
  },
  { path: '/merchant/misc/exports', who: [alpha, beta, gamma], why: 'The same.' },
  {
    path: '/backend/settings/document',
    who: [...admins, 'staff1'],
    why: 'All papers are those of the portal: nobody has replaced one.',
  },
  {
    path: '/backend/dashboard/charts .volume',
    who: ['staff3'],
    why: 'Nothing that is sold is among their permissions.',
  },
  { path: '/merchant/nsdlpan/help .aadhaarKeys', who: owners, why: 'The demo has no certificates of UIDAI.' },
  { path: '/merchant/push .kinds', who: owners, why: 'Notices on a device are off until somebody chooses them there.' },
  { path: '/merchant/usermanagement/member-list', who: retailers, why: 'Nobody can stand below a retailer.' },
  { path: '/merchant/usermanagement/add-member .idtypes', who: retailers, why: 'The same.' },
  { path: '/merchant/utipan/coupon/list', who: retailers, why: 'They are no agents of UTI yet.' },
  { path: '/merchant/reports/coupons', who: retailers, why: 'The same: no coupons without an agent’s id.' },
]

/** The lists in an answer that hold nothing, by where they stand in it. */
function emptyIn(value: unknown, at: string): string[] {
  if (Array.isArray(value)) return value.length === 0 ? [at] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, one]) => emptyIn(one, `${at} .${name}`))
}

async function emptyAnswers(browser: Browser, path: string): Promise<string[]> {
  const answers: string[] = []
  for (const question of asked[path] ?? ['']) {
    const { status, body } = await browser.get(question ? `${path}?${question}` : path)
    if (status === 200) answers.push(...emptyIn(body, question ? `${path}?${question}` : path))
    else answers.push(`${path} was refused with ${status}`)
  }
  return answers
}

async function emptyList(browser: Browser, path: string): Promise<string[]> {
  const { status, body } = await browser.post<TableReply<unknown>>(path.replace(':id', '1'), {})
  if (status !== 200) return [`${path} was refused with ${status}`]
  return body.data.length === 0 ? [path] : []
}

const questions = demo.api.endpoints.filter(
  (one) => one.kind === 'json' && one.method === 'GET' && !one.path.includes(':') && !elsewhere.includes(one.path),
)
const lists = demo.api.endpoints.filter(({ kind }) => kind === 'table')

it('knows of everything that it names', () => {
  const known = demo.api.endpoints.map(({ path }) => path)
  for (const path of [...Object.keys(asked), ...elsewhere, ...empty.map((one) => one.path.split(' ')[0] ?? '')])
    expect(known).toContain(path)
  expect([questions.length > 50, lists.length > 60]).toEqual([true, true])
})

test.each([...demoBackOffice.map(({ userName }) => userName), ...owners])(
  'whatever %s asks of the demo holds something, but for what is named with its reason',
  async (userName) => {
    const browser = await demo.as(userName)
    const me = (await browser.get<Standing>('/auth/me')).body
    const found: string[] = []
    for (const { path, allow } of lists) if (may(allow, me)) found.push(...(await emptyList(browser, path)))
    for (const { path, allow } of questions) if (may(allow, me)) found.push(...(await emptyAnswers(browser, path)))
    const named = empty.filter(({ who }) => who.includes(userName)).map(({ path }) => path)
    expect(found.sort()).toEqual(named.sort())
  },
  60_000,
)

it('offers somebody abroad, and somebody of the forces, the AO codes that are theirs and no others', async () => {
  const browser = await demo.as(owners[0] ?? '')
  const descriptions = async (preset: string) =>
    (await browser.get<{ description: string }[]>(`/merchant/nsdlpan/ao-code?preset=${preset}`)).body.map(
      ({ description }) => description,
    )
  const [abroad, forces] = [await descriptions('abroad'), await descriptions('forces')]
  expect(abroad.length).toBeGreaterThan(0)
  expect(abroad.filter((words) => !/\bint(ernational|l\.|\.) tax/i.test(words))).toEqual([])
  for (const force of ['army', 'navy', 'air force'])
    expect([force, forces.some((words) => words.toLowerCase().includes(`${force} employees`))]).toEqual([force, true])
  expect(forces.filter((words) => !/(army|navy|air force) employees/i.test(words))).toEqual([])
})
