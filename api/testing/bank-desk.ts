import type { StatementOutcome } from '../../contract/bank-statement.ts'
import { indianDay } from '../../contract/kernel/dates.ts'
import { type Answer, type Browser, signedIn } from './browser.ts'
import { aMerchant, aPerson } from './people.ts'
import type { TestHouse } from './test-house.ts'
import { aPhoto, formWith } from './uploads.ts'

export interface AskedPayment {
  id: string
  refNo: string
  reference: string
  amount: number
}
type Refusal = { message: string; data?: Record<string, string> }

export const statementBase = '/backend/account/bank-statement'
export const statementDay = indianDay(new Date())
const [year, month, date] = statementDay.split('-')
/** The day as the bank of these tests writes it. */
export const bankDay = `${date}/${month}/${year}`
/** What the columns of `csv` mean. */
export const columns = {
  header: '2',
  date: '0',
  description: '1',
  reference: '2',
  debit: '3',
  credit: '4',
  balance: '5',
}

/** A statement with two lines of words above its titles. */
export const csv = (...lines: string[]): Buffer =>
  Buffer.from(
    `Sample Bank\nStatement of account\nTxn Date,Description,Ref No,Debit,Credit,Balance\n${lines.join('\n')}\n`,
  )
/** Money that came in today. */
export const csvLine = ({ reference, amount }: { reference: string; amount: number }, words = 'UPI'): string =>
  `${bankDay},${words},${reference},,${(amount / 100).toFixed(2)},`

interface Asking {
  amount: number
  bankId: string
  merchantId: string
  reference: string
}

/** Two banks, two businesses that pay into them, and a clerk with the files of the banks. */
export async function openBankDesk(house: TestHouse) {
  const [bank, otherBank] = [await aBank(house, '123456789012'), await aBank(house, '998877665544')]
  const [merchant, second] = [await aMerchant(house), await aMerchant(house)]
  const clerk = await signedIn(house, await aPerson(house, { permissions: ['payment'] }))
  const owners = new Map<string, Browser>()
  for (const { id } of [merchant, second])
    owners.set(id, await signedIn(house, await aPerson(house, { role: 'merchant', merchantId: id, owner: true })))
  const slip = await aPhoto('slip')
  let number = 0

  /** A request that waits for the bank. */
  async function asked(change: Partial<Asking> = {}): Promise<AskedPayment> {
    number += 1
    const { reference = `4${String(number).padStart(11, '0')}` } = change
    const { amount = 50_000, bankId = bank, merchantId = merchant.id } = change
    const fields = { bankId, mode: 'upi', amount: String(amount), reference, paidOn: statementDay }
    const form = formWith('slip', { name: 'slip.jpg', content: slip }, fields)
    const owner = owners.get(merchantId) ?? clerk
    await owner.ask('POST', '/merchant/accounts/payment-req', form.payload, form.headers)
    const made = house.db.selectFrom('payment_request').select(['id', 'ref_no']).where('reference', '=', reference)
    const { id, ref_no } = await made.executeTakeFirstOrThrow()
    return { id, refNo: ref_no, reference, amount }
  }

  async function send<Reply>(
    step: 'preview' | 'take',
    content: Buffer,
    fields: Record<string, string>,
  ): Promise<Answer<Reply & Refusal>> {
    const form = formWith('file', { name: 'statement.csv', content }, fields)
    return clerk.ask<Reply & Refusal>('POST', `${statementBase}/${step}`, form.payload, form.headers)
  }

  const take = async (content: Buffer, bankId = bank) =>
    (await send<StatementOutcome>('take', content, { bankId, ...columns })).body

  return { bank, otherBank, merchant, second, clerk, owners, slip, asked, send, take }
}

async function aBank({ db }: TestHouse, account_no: string): Promise<string> {
  const values = {
    bank_name: 'Sample Bank',
    account_name: 'Sample',
    ifsc: 'SBIN0000001',
    upi_id: 'a@b',
    modes: ['upi' as const],
  }
  const made = db.insertInto('bank_account').values({ ...values, account_no })
  return (await made.returning('id').executeTakeFirstOrThrow()).id
}
