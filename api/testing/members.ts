import { randomUUID } from 'node:crypto'
import type { NewMember } from '../../contract/member.ts'
import type { Browser } from './browser.ts'
import { aRegistration } from './registrations.ts'

type Reply = { id: string; code: string; message: string; data?: Record<string, string> }

/** What an upline who does everything right would send; numbers of its own in each. */
export const aMember = (change: Partial<NewMember> = {}): NewMember => ({ ...aRegistration(), gstNo: '', ...change })

/** Sends the form under a key; a new one unless said otherwise. */
export const sendMember = (browser: Browser, given: object, key: string = randomUUID()) =>
  browser.ask<Reply>('POST', '/merchant/usermanagement/add-member', { ...given }, { 'idempotency-key': key })
