/** The day on which first lines were compared with their sources. */
const day = '2026-11-15'

/**
 * The first lines that were compared, by code and first day. The others are what is generally known of the law: nobody has
 * held them against the text yet, and the back office is asked to.
 */
const compared: readonly (readonly [code: RegExp, since: RegExp])[] = [
  [/^late-fee\/gstr-(1|3b|4|7|9|9c)$/, /^202/],
  [/^late-fee\/(iff|cmp-08)$/, /./],
  [/^due\/gstr-10\//, /./],
  [/^bar\/gstr-/, /./],
  [/^threshold\/gstr-9$/, /^2025/],
  [/^fee\/pan-/, /./],
  [/^tds\/commission$/, /./],
  [/^proofs\/(identity|address|birth)$/, /^2011/],
]

/** When a first line was compared with its source, if it was. */
export const firstLookedAt = ({ code, since }: { code: string; since: string }): string | null =>
  compared.some(([codes, days]) => codes.test(code) && days.test(since)) ? day : null
