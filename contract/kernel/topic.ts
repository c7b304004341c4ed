import { serviceModules } from '../services.ts'
import { keysOf } from './keys-of.ts'

/** What the live stream tells a browser of: the thing that changed, so that it can ask again for what shows it. */
export const liveTopics = [
  'notice',
  'wallet',
  'payment',
  'kyc',
  'registration',
  ...keysOf(serviceModules),
  'figures',
  'session-ended',
] as const
export type LiveTopic = (typeof liveTopics)[number]

/**
 * Kinds of records, as screens show them. Each call says which of them its answer is made of (`reads`), or which it
 * has changed (`changes`); what stands on a screen is asked for again when the two meet. A topic is as wide as
 * what people change together: too wide asks for too much, too narrow is forgotten.
 */
export type Topic =
  | LiveTopic
  // People and businesses
  | 'user'
  | 'sign-in'
  | 'profile'
  | 'own-settings'
  | 'notice-preference'
  | 'push-device'
  | 'merchant'
  // Money
  | 'bank-line'
  | 'correction'
  | 'gateway-order'
  // Masters
  | 'bank'
  | 'payment-qr'
  | 'package'
  | 'id-type'
  | 'reason'
  | 'courier-company'
  | 'credential'
  | 'ao-code'
  | 'pincode'
  | 'law'
  // Settings of the portal
  | 'site'
  | 'money-limit'
  | 'smtp'
  | 'mail'
  | 'news'
  | 'slide'
  | 'download'
  // The rest
  | 'courier'
  | 'export'
  | 'saved-report'

type Topics = readonly [Topic, ...Topic[]]

/** Of which topics the answer of a call is made; none only with the reason. */
export type Reads = { reads: Topics; because?: undefined } | { reads: readonly []; because: string }

/** Which topics a call changes; none only with the reason. */
export type Changes = { changes: Topics; because?: undefined } | { changes: readonly []; because: string }

/** Of the first of two steps, where a file is looked at before it is taken over. */
export const onlyPreviews = {
  changes: [],
  because: 'It says what a file would change and writes nothing',
} as const satisfies Changes
