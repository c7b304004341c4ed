import * as z from 'zod/mini'
import { pushTexts } from '../texts/en/push.ts'
import { endpoint, nothing } from './kernel/endpoint.ts'
import { keysOf } from './kernel/keys-of.ts'
import { merchantArea } from './kernel/role.ts'

/**
 * What a device may tell while the portal is closed, in the words that stand on a locked screen: which service and what
 * became of it, and neither a name nor a number nor an amount.
 */
export const pushKinds = {
  'pan-issued': { title: pushTexts.panIssued, text: pushTexts.panIssuedText },
  'sent-back': { title: pushTexts.sentBack, text: pushTexts.sentBackText },
  'money-credited': { title: pushTexts.moneyCredited, text: pushTexts.moneyCreditedText },
} as const
export type PushKind = keyof typeof pushKinds
export const pushKindNames = keysOf(pushKinds)
const kind = z.enum(pushKindNames)

/** What a device is sent, encrypted for it alone. */
export interface PushMessage {
  title: string
  text: string
  /** A path inside the portal. */
  link: string
}

/** A browser as its push service names it: where messages for it are taken, and the keys to encrypt them with. */
export const pushAddress = z.object({
  endpoint: z.string().check(z.maxLength(1000), z.regex(/^https?:\/\/[!-?A-~]+$/)),
  keys: z.object({
    p256dh: z.string().check(z.regex(/^[\w-]{87}=?$/)),
    auth: z.string().check(z.regex(/^[\w-]{22}(==)?$/)),
  }),
})
export type PushAddress = z.infer<typeof pushAddress>

const allow = merchantArea()

export const getPush = endpoint({
  method: 'GET',
  path: '/merchant/push',
  reads: ['push-device'],
  summary: 'Which notices come to this device, and the public key by which a browser knows who sends them',
  allow,
  reply: z.object({
    publicKey: z.string(),
    /** Of the device that asks; none until its person has chosen. */
    kinds: z.array(kind),
    /** They may be offered: no device of the person has them, and nobody has said 'not now'. */
    offer: z.boolean(),
  }),
})

export const subscribeDevice = endpoint({
  method: 'POST',
  path: '/merchant/push/subscribe',
  changes: ['push-device'],
  summary: 'Send notices of these kinds, and no others, to this device',
  allow,
  body: z.extend(pushAddress, { kinds: z.array(kind).check(z.minLength(1), z.maxLength(pushKindNames.length)) }),
  reply: nothing,
})

export const unsubscribeDevice = endpoint({
  method: 'POST',
  path: '/merchant/push/unsubscribe',
  changes: ['push-device'],
  summary: 'Send nothing to this device any more',
  allow,
  reply: nothing,
})

export const declinePush = endpoint({
  method: 'POST',
  path: '/merchant/push/not-now',
  changes: ['push-device'],
  summary: 'Do not offer notices on the device again',
  allow,
  reply: nothing,
})
