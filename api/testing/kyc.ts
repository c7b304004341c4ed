import { isAadhaar } from '../../contract/kernel/ids.ts'
import type { MyKyc } from '../../contract/kyc.ts'
import { type DocumentKind, documentsOf, isPhotoKind, type KycKind } from '../../contract/kyc-moves.ts'
import { type Browser, signedIn } from './browser.ts'
import { aMerchant, aPerson, type Person } from './people.ts'
import type { TestHouse } from './test-house.ts'
import { aPhoto, formWith } from './uploads.ts'

let number = 0

/** An Aadhaar number that passes its check, another one each time. */
export function anAadhaar(): string {
  number += 1
  const first = `2999${String(number).padStart(7, '0')}`
  const last = [...'0123456789'].find((digit) => isAadhaar(first + digit))
  return first + last
}

/** A PAN of the right shape, another one each time. */
export function aPan(): string {
  number += 1
  return `KYCPD${String(number).padStart(4, '0')}E`
}

/** What each step would send when all is done right. */
export function stepsFor(kind: KycKind): Record<string, Record<string, string>> {
  const identity = { panNo: aPan(), aadharNo: anAadhaar() }
  if (kind === 'staff')
    return {
      person: { fName: 'Asha', lName: 'Rao', fatherName: 'Mohan Rao', gender: 'F', dob: '1990-04-05' },
      'person-identity': identity,
    }
  return {
    business: {
      bussName: 'Rao Stores',
      address1: '12 Market Road',
      address2: '',
      address3: '',
      pin: '411001',
      state: 'Maharashtra',
      district: 'Pune',
    },
    'business-identity': { ...identity, gstNo: '', accountNo: '123456789012', ifsc: 'SBIN0001234' },
  }
}

export interface Applicant {
  person: Person
  browser: Browser
  kind: KycKind
  read(): Promise<MyKyc>
  fill(steps?: Record<string, Record<string, string>>): Promise<number[]>
  upload(kind: DocumentKind, content?: Buffer): Promise<number>
  uploadAll(): Promise<number[]>
  submit(): Promise<{ status: number; body: { message: string; data?: string[] } }>
}

const base = '/merchant/my-profile/kyc'

/** Someone of a merchant whose KYC is not started, with a browser that is signed in. */
export async function anApplicant(
  house: TestHouse,
  kind: KycKind = 'merchant',
  merchantId?: string,
): Promise<Applicant> {
  const merchant = merchantId ?? (await aMerchant(house)).id
  const person = await aPerson(house, {
    role: 'merchant',
    merchantId: merchant,
    owner: kind === 'merchant',
    kyc: 'not-started',
  })
  const browser = await signedIn(house, person)
  const picture = await aPhoto('home')
  const upload = async (one: DocumentKind, content = picture) => {
    const form = formWith('document', { name: `${one}.jpg`, content })
    const path = `${base}/${isPhotoKind(one) ? 'upload-photo' : 'upload'}/${one}`
    return (await browser.ask('POST', path, form.payload, form.headers)).status
  }
  return {
    person,
    browser,
    kind,
    read: async () => (await browser.get<MyKyc>(base)).body,
    fill: (steps = stepsFor(kind)) =>
      inTurn(Object.entries(steps), async ([step, typed]) => (await browser.post(`${base}/${step}`, typed)).status),
    upload,
    uploadAll: () => inTurn(documentsOf[kind], (one) => upload(one)),
    submit: () => browser.post(`${base}/submit`),
  }
}

async function inTurn<T, R>(things: readonly T[], work: (thing: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  for (const thing of things) results.push(await work(thing))
  return results
}

/** Someone whose KYC is handed in, with everything that belongs to it. */
export async function aHandedIn(house: TestHouse, kind: KycKind = 'merchant', merchantId?: string): Promise<Applicant> {
  const applicant = await anApplicant(house, kind, merchantId)
  await applicant.fill()
  await applicant.uploadAll()
  const { status } = await applicant.submit()
  if (status !== 204) throw new Error(`The KYC could not be handed in: ${status}`)
  return applicant
}
