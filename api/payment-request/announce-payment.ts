import type { Tx } from '../platform/database.ts'
import { announce } from '../platform/events.ts'
import { backOfficeWith } from '../user/back-office-with.ts'

/** Open lists of payments ask again: those of the business, and those of everyone who decides on payments. */
export async function announcePayment(tx: Tx, merchantId: string): Promise<void> {
  await announce(tx, { topic: 'payment', merchantId })
  for (const userId of await backOfficeWith(tx, 'payment')) await announce(tx, { topic: 'payment', userId })
}
