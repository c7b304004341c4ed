import { isRecord } from '../../contract/kernel/from-outside.ts'
import { maskTypedAadhaar, takeTypedAadhaar } from '../../contract/kernel/ids.ts'
import { keysOf, tableOf } from '../../contract/kernel/keys-of.ts'
import { seal, unseal } from '../platform/vault.ts'

/** Whole Aadhaar numbers, by the field that they stand in or the key of their person. */
export type Numbers<Name extends string = string> = Record<Name, string>

/** Names may come from a browser: one such as 'constructor' is a name like any other. */
export const numberOf = (numbers: Numbers, name: string): string =>
  Object.hasOwn(numbers, name) ? (numbers[name] ?? '') : ''

/** `context` binds them to their row: sealed for another one they do not open. */
export function openNumbers(sealed: string | null, context: string): Numbers {
  const kept: unknown = sealed === null ? {} : JSON.parse(unseal(sealed, context))
  if (!isRecord(kept)) throw new Error(`What is sealed as ${context} holds no numbers.`)
  return Object.fromEntries(Object.entries(kept).map(([name, number]) => [name, String(number)]))
}

/** Nothing is kept where there is no number. */
export function sealNumbers(numbers: Numbers, context: string): string | null {
  const some = Object.values(numbers).some((number) => number !== '')
  return some ? seal(JSON.stringify(numbers), context) : null
}

/** What was typed over what is kept: a mask that was left keeps the number, anything else takes its place. */
export const takeNumbers = <Name extends string>(typed: Numbers<Name>, kept: Numbers): Numbers<Name> =>
  tableOf(keysOf(typed), (name) => takeTypedAadhaar(typed[name], numberOf(kept, name)))

/**
 * What tells two saves apart, and nobody a number: only what a browser may see of it, and of empty ones nothing. A save that is
 * sent again must not say whether somebody has guessed the rest.
 */
export const tellNumbers = (numbers: Numbers): Numbers =>
  Object.fromEntries(Object.entries(maskNumbers(numbers)).filter(([, number]) => number !== ''))

/** Numbers as a browser may see them. */
export const maskNumbers = <Name extends string>(numbers: Numbers<Name>): Numbers<Name> =>
  tableOf(keysOf(numbers), (name) => maskTypedAadhaar(numbers[name]))
