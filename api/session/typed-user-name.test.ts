import { expect, test } from 'vitest'
import { Browser } from '../testing/browser.ts'
import { readCaptcha } from '../testing/captchas.ts'
import { mailsTo } from '../testing/mails.ts'
import { aPerson, testPassword } from '../testing/people.ts'
import { runJobs } from '../testing/run-jobs.ts'
import { openTestHouse } from '../testing/test-house.ts'

const house = await openTestHouse({ RATE_SCALE: '100' })

async function whoseNameIs(userName: string) {
  const person = await aPerson(house)
  await house.db.updateTable('app_user').set({ user_name: userName }).where('id', '=', person.id).execute()
  return { ...person, userName }
}
/** ' 98000 00003 ', as it is pasted from a telephone's list of people. */
const asPasted = (mobile: string) => ` ${mobile.slice(0, 5)} ${mobile.slice(5)} `

test('whose user name is a mobile number signs in with blanks in it, or with the country before it', async () => {
  const person = await whoseNameIs('9812300451')
  for (const typed of [asPasted(person.userName), `+91 ${person.userName}`])
    expect((await new Browser(house).signIn(typed, testPassword)).body).toHaveProperty('token')
  expect((await new Browser(house).signIn('98123', testPassword)).status).toBe(400)
})

test('who has forgotten the password is mailed the link for a number with blanks in it', async () => {
  const person = await whoseNameIs('9812300452')
  const browser = new Browser(house)
  const captcha = await readCaptcha(house, browser, 'reset-password')
  expect((await browser.post('/auth/forgot-password', { userName: asPasted(person.userName), captcha })).status).toBe(
    200,
  )
  await runJobs(house)
  expect((await mailsTo(house, person.email)).length).toBe(1)
})
