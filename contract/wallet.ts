import * as z from 'zod/mini'
import { statementTexts } from '../texts/en/statement.ts'
import { endpoint } from './kernel/endpoint.ts'
import { keysOf, tableOf } from './kernel/keys-of.ts'
import { backOffice, merchantArea } from './kernel/role.ts'
import { serviceModules } from './services.ts'

export const merchantClosing = endpoint({
  method: 'GET',
  path: '/merchant/account/closing',
  reads: ['wallet'],
  summary: 'Balance of the own wallet, in rupees',
  allow: merchantArea(),
  reply: z.number(),
})

export const backOfficeClosing = endpoint({
  method: 'GET',
  path: '/backend/account/closing',
  reads: ['wallet'],
  summary: 'Balance of all wallets together, in rupees',
  allow: backOffice('payment'),
  reply: z.number(),
})

/**
 * The accounts of the house itself. Every entry sums to zero, so signs are as in bookkeeping: plus is what we owe or
 * earned (a wallet, sales), minus what we hold or spent (the bank, commission).
 */
export const houseAccounts = {
  bank: 'Bank',
  gateway: 'Payment gateway',
  sales: 'Sales',
  'id-sales': 'Id sales',
  commission: 'Commission paid',
  'override-pending': 'Overrides to come',
  'tds-payable': 'TDS payable',
  adjustment: 'Adjustments',
} as const
export type HouseAccount = keyof typeof houseAccounts

/** What a merchant will earn once the sales behind it are final, and what the house has advanced to it; in paise. */
export const earnings = z.object({ pending: z.number(), advanced: z.number() })
export type Earnings = z.infer<typeof earnings>

export const getOwnEarnings = endpoint({
  method: 'GET',
  path: '/merchant/account/earnings',
  reads: ['wallet'],
  summary: 'Overrides that wait for their sales to be final, and advances that the next earnings pay back',
  allow: merchantArea('payment'),
  reply: earnings,
})

/** What an entry is about, as a statement names it. */
export const entryKinds = {
  opening: statementTexts.openingBalance,
  payment: statementTexts.moneyAdded,
  gateway: statementTexts.moneyAddedOnline,
  ...tableOf(keysOf(serviceModules), (module) => serviceModules[module].charged),
  'id-sale': statementTexts.idSale,
  reversal: statementTexts.reversal,
  correction: statementTexts.correction,
} as const
export type EntryKind = keyof typeof entryKinds
