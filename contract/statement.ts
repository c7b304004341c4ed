import * as z from 'zod/mini'
import { statementTexts } from '../texts/en/statement.ts'
import { say } from '../texts/say.ts'
import { endpoint, nothing, tableEndpoint } from './kernel/endpoint.ts'
import { byId, dayRange } from './kernel/fields.ts'
import { isKeyOf } from './kernel/keys-of.ts'
import { optionOf } from './kernel/option-of.ts'
import { backOffice, merchantArea } from './kernel/role.ts'
import { type Card, choiceColumn, dateTimeColumn, moneyColumn, textColumn } from './kernel/table.ts'
import { entryKinds } from './wallet.ts'

const kindOptions = Object.entries(entryKinds).map(([value, words]) => optionOf(value, words))

/** One movement of a wallet. Amounts in paise; a line is either a debit or a credit. */
export const statementRow = z.object({
  id: z.string(),
  at: z.string(),
  kind: z.string(),
  narration: z.string(),
  reference: z.string(),
  debit: z.nullable(z.number()),
  credit: z.nullable(z.number()),
  /** What stood on the wallet after it. */
  balance: z.number(),
})
export type StatementRow = z.infer<typeof statementRow>

const columns = {
  at: dateTimeColumn(statementTexts.date, { width: 180 }),
  narration: textColumn(statementTexts.narration, { width: 230 }),
  debit: moneyColumn(statementTexts.debit, { width: 115 }),
  credit: moneyColumn(statementTexts.credit, { width: 115 }),
  balance: moneyColumn(statementTexts.balance, { width: 125, sortable: false }),
  kind: choiceColumn(statementTexts.about, kindOptions, { width: 140 }),
  reference: textColumn(statementTexts.reference, { width: 190 }),
}
const card: Card<keyof typeof columns> = {
  title: 'narration',
  line: ['kind', 'reference'],
  amount: ['debit', 'credit'],
  balance: 'balance',
  day: 'at',
}
/** First and last Indian day, both whole; a statement without them is all there is. */
const switches = ['from', 'to'] as const

export const listOwnStatement = tableEndpoint({
  path: '/merchant/account/statement',
  reads: ['wallet'],
  title: 'Wallet statement',
  allow: merchantArea('payment'),
  columns,
  card,
  row: statementRow,
  switches,
})
export const listStatement = tableEndpoint({
  path: '/backend/account/statement/:id',
  reads: ['wallet'],
  title: 'Wallet statement',
  allow: backOffice('payment'),
  params: byId,
  columns,
  card,
  row: statementRow,
  switches,
})

export const statementRange = dayRange
export type StatementRange = z.infer<typeof statementRange>

/** What a range of days came to, in paise: opening + credits − debits = closing. */
export const statementSums = z.object({
  opening: z.number(),
  credits: z.number(),
  debits: z.number(),
  closing: z.number(),
})
export type StatementSums = z.infer<typeof statementSums>
export const getOwnStatementSums = endpoint({
  method: 'GET',
  path: '/merchant/account/statement-sums',
  reads: ['wallet'],
  summary: 'Opening and closing balance of the own wallet over a range of days',
  allow: merchantArea('payment'),
  query: statementRange,
  reply: statementSums,
})
export const getStatementSums = endpoint({
  method: 'GET',
  path: '/backend/account/statement-sums/:id',
  reads: ['wallet'],
  summary: "Opening and closing balance of a merchant's wallet over a range of days",
  allow: backOffice('payment'),
  params: byId,
  query: statementRange,
  reply: statementSums,
})

/** Above this no merchant wants to be warned. */
const highestLimit = 100_000_000
export const lowBalance = z.object({
  /** In paise. */
  balance: z.number(),
  limit: z.number(),
})
export const getLowBalance = endpoint({
  method: 'GET',
  path: '/merchant/account/low-balance',
  reads: ['wallet'],
  summary: 'The balance, and below which one the business wants to be warned',
  allow: merchantArea(),
  reply: lowBalance,
})
export const setLowBalance = endpoint({
  method: 'POST',
  path: '/merchant/account/low-balance',
  changes: ['wallet'],
  summary: 'Say below which balance to be warned; 0 for never',
  allow: merchantArea('payment'),
  body: z.object({
    limit: z
      .int({ error: statementTexts.enterAnAmount })
      .check(
        z.minimum(0, { error: statementTexts.notBelowZero }),
        z.maximum(highestLimit, { error: statementTexts.atMostTenLakh }),
      ),
  }),
  reply: nothing,
})

export const entryKindLabel = (kind: string): string => (isKeyOf(entryKinds, kind) ? say(entryKinds[kind]) : kind)
