import type { Tx } from '../platform/database.ts'
import { announce } from '../platform/events.ts'
import { backOfficeWith } from '../user/back-office-with.ts'

/** Open lists of registrations ask again: those of everyone who decides on them. */
export async function announceRegistration(tx: Tx): Promise<void> {
  for (const userId of await backOfficeWith(tx, 'registration')) await announce(tx, { topic: 'registration', userId })
}
