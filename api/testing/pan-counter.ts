import { randomUUID } from 'node:crypto'
import { onceHeader } from '../../contract/kernel/endpoint.ts'
import { aPerson as aSheet } from '../../contract/nsdl-pan/check-samples.ts'
import type { PanDraft } from '../../contract/nsdl-pan/draft.ts'
import { type Answer, type Browser, signedIn } from './browser.ts'
import { anAadhaar } from './kyc.ts'
import { giveMoney } from './money.ts'
import { aMerchant, aPerson, type Person } from './people.ts'
import type { TestHouse } from './test-house.ts'

let number = 0

interface Kind {
  type: 'N' | 'C'
  category: string
  mode: 'physical' | 'paperless'
  card: 'card' | 'epan'
}
type Said = Promise<Answer<Record<string, unknown>>>

/** A shop with money, and its owner at the counter. */
export interface PanCounter {
  merchantId: string
  person: Person
  browser: Browser
  begin(kind?: Partial<Kind>): Promise<string>
  save(id: string, draft: Partial<PanDraft>, version: number): Said
  /** Begun and filled in: its id, and the version to send it in with. */
  fill(draft?: PanDraft, kind?: Partial<Kind>): Promise<{ id: string; version: number }>
  submit(filled: { id: string; version: number }, key?: string): Said
  /** A call that is done once per key. */
  once(path: string, body?: object, key?: string): Said
}

/** A whole sheet of somebody who has not applied yet: a name and an Aadhaar number of their own. */
export function aNewSheet(change: Partial<PanDraft> = {}): PanDraft {
  number += 1
  const nameLast = `SAMPLE${[...String(number)].map((digit) => 'ABCDEFGHIJ'[Number(digit)]).join('')}`
  const name = `RAVI ${nameLast}`
  return aSheet({ nameLast, cardName: name, aadhaarName: name, aadhaarNo: anAadhaar(), ...change })
}

export async function openPanCounter(
  house: TestHouse,
  { rupees = 1000, kyc = 'approved' }: { rupees?: number; kyc?: 'approved' | 'submitted' } = {},
): Promise<PanCounter> {
  const merchant = await aMerchant(house)
  const person = await aPerson(house, { role: 'merchant', owner: true, merchantId: merchant.id, kyc })
  number += 1
  const browser = await signedIn(house, person, `198.51.101.${number % 250}`)
  if (rupees > 0) await giveMoney(house, merchant.id, rupees * 100)
  const base = '/merchant/nsdlpan/apply'
  const once: PanCounter['once'] = (path, body, key = randomUUID()) =>
    browser.ask('POST', path, body, { [onceHeader]: key })
  const begin: PanCounter['begin'] = async (kind = {}) => {
    const asked = { type: 'N', category: 'individual', mode: 'physical', card: 'card', ...kind }
    return (await browser.post<{ id: string }>(base, asked)).body.id
  }
  const save: PanCounter['save'] = (id, draft, version) => browser.post(`${base}/${id}/save`, { version, draft })
  return {
    merchantId: merchant.id,
    person,
    browser,
    begin,
    save,
    once,
    async fill(draft = aNewSheet(), kind) {
      const id = await begin(kind)
      return { id, version: Number((await save(id, draft, 1)).body.version) }
    },
    submit: ({ id, version }, key) => once(`${base}/${id}/submit`, { version }, key),
  }
}
