import type { EntryKind, HouseAccount } from '../../contract/wallet.ts'

/** An account of the house by its kind, or the wallet of a merchant by the merchant's id. */
export type Account = HouseAccount | { wallet: string }

/** Paise that an account gains (plus) or loses (minus). Lines of one entry happen in their order. */
export interface Line {
  account: Account
  amount: number
}

export interface NewEntry {
  /** The fact behind it, such as 'payment-request:17': one reference moves money once. */
  reference: string
  kind: EntryKind
  narration: string
  /** Nobody, where the portal itself acts. */
  actorId: string | null
  lines: readonly Line[]
}

export interface PostedEntry {
  entryId: string
  /** The reference was posted before, with the same content: no money moved this time. */
  repeated: boolean
}

/** The merchant behind a wallet; nothing for an account of the house. */
export const merchantOf = (account: Account): string | undefined =>
  typeof account === 'string' ? undefined : account.wallet
