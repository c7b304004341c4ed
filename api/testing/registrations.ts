import type { Registration, RegistrationReceipt } from '../../contract/registration.ts'
import type { Answer, Browser } from './browser.ts'
import { readCaptcha } from './captchas.ts'
import { lastMailTo } from './mails.ts'
import type { TestHouse } from './test-house.ts'

type Refusable<Reply> = Reply & { message?: string; data?: Record<string, string> }
let number = 0

/** What a person who does everything right would send, with a mobile, an e-mail and a PAN of their own. */
export function aRegistration(change: Partial<Registration> = {}): Registration {
  number += 1
  const digits = String(number).padStart(4, '0')
  return {
    fName: 'Asha',
    lName: 'Rao',
    fatherName: 'Mohan Rao',
    gender: 'F',
    dob: '1990-04-05',
    mobileNo: `987654${digits}`,
    emailId: `shop${digits}@people.test`,
    panNo: `ABCPD${digits}E`,
    idType: '1',
    shopName: 'Rao Stores',
    address1: '12 Market Road',
    address2: '',
    address3: '',
    district: 'Pune',
    state: 'Maharashtra',
    pin: '411001',
    consent: true,
    ...change,
  }
}

/** Asks for a code in this browser and reads it from the mail. */
export async function mailedCode(house: TestHouse, browser: Browser, emailid: string): Promise<string> {
  await browser.post('/auth/register/send-code', { emailid })
  return (await lastMailTo(house, emailid)).code ?? ''
}

export async function verifyEmail(house: TestHouse, browser: Browser, emailid: string): Promise<void> {
  const code = await mailedCode(house, browser, emailid)
  const { status } = await browser.post('/auth/register/check-code', { emailid, code })
  if (status !== 204) throw new Error(`${emailid} could not be verified: ${status}`)
}

/** Sends a registration with the right captcha; the e-mail is verified before, by whoever wants it to be. */
export async function sendRegistration(
  house: TestHouse,
  browser: Browser,
  given: object,
): Promise<Answer<Refusable<RegistrationReceipt>>> {
  const captcha = await readCaptcha(house, browser, 'register')
  return browser.post<Refusable<RegistrationReceipt>>(`/auth/register?captcha=${captcha}`, { ...given })
}

/** Proves the e-mail address in this browser, then sends. */
export async function sendProven(house: TestHouse, browser: Browser, given: Registration) {
  await verifyEmail(house, browser, given.emailId)
  return sendRegistration(house, browser, given)
}
