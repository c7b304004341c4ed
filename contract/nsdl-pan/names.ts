import { checkTexts } from '../../texts/en/checks.ts'
import { panChecksTexts } from '../../texts/en/pan-checks.ts'
import { plainApostrophes } from '../kernel/ids.ts'
import type { NamePrefix } from './check-facts.ts'

/** Names of two letters that stand for themselves; any other two letters count as initials. */
export const twoLetterNames: readonly string[] = (
  'AH AI AL AN AO AR AS BE BI BO BP CH CY DA DE DO EE EK EM ES FA FE FK FU GI GO GU HA HE HO HU ID IK IL IN JE JI JO JR JU KA KC ' +
  'KE KH KI KJ KO KS KU LE LI LO LU MA MU NA NG OH OM ON PI PT QI RU SA SE SI SM SU TA TI TO TU UL UR WO WU YE YH YI YJ YO ' +
  'YU ZI'
).split(' ')
const known = new Set(twoLetterNames)

/** Words that are said before a name and are no part of it. */
export const titleWords: readonly string[] = (
  'LATE ALIAS SHRI SHREE SHRIMATI SMT MR MRS MISS MS DR DOCTOR PROF PROFESSOR MAJOR CAPTAIN CAPT COLONEL COL ' +
  'LIEUTENANT LT GENERAL ADVOCATE ADV CA ER MESSRS'
).split(' ')
const titles = new Set(titleWords)

/** Said before a name, but also a name of its own further back: ANITA KUMARI. */
const leadingTitles = new Set(['KUMARI', 'KM'])

/** Beside letters and digits, what the name of an entity may hold: XYZ DATA CORPORATION (INDIA) PRIVATE LIMITED. */
const entitySigns = "&-'.() "

/** The instructions want these words of an entity's name in full. */
const shortForms: Readonly<Record<string, string>> = { PVT: 'PRIVATE', LTD: 'LIMITED' }

/** Letters, with an apostrophe inside a word: D'SOUZA. */
const strangeInName = /[^A-Za-z\s']|(?<![A-Za-z])'|'(?![A-Za-z])/

export type NamePart = 'last' | 'first' | 'middle'

export const wordsOf = (text: string): string[] => plainApostrophes(text).toUpperCase().match(/\S+/g) ?? []

const isStrange = (text: string): boolean => strangeInName.test(plainApostrophes(text))

/** What is wrong with one part of a person's name, in a sentence; nothing for an empty one. */
export function wrongNamePart(text: string, part: NamePart): string | undefined {
  const words = wordsOf(text)
  if (isStrange(text)) return wrongLetters(text)
  const title = words.find((word, at) => titles.has(word) || (at === 0 && part === 'first' && leadingTitles.has(word)))
  if (title) return panChecksTexts.leaveOutTheTitle({ title })
  return wrongInitials(words, part)
}

function wrongLetters(text: string): string {
  if (/m\/s/i.test(text)) return panChecksTexts.leaveOutMs()
  return panChecksTexts.signsOfAName()
}

function wrongInitials(words: readonly string[], part: NamePart): string | undefined {
  const singles = words.filter((word) => word.length === 1)
  if (part !== 'middle' && singles[0]) return panChecksTexts.isAnInitial({ initial: singles[0] ?? '' })
  const pair = words.find((word) => word.length === 2 && !known.has(word))
  if (pair) return panChecksTexts.countsAsInitials({ pair })
  return undefined
}

/** Several initials are taken on paper (VENKAT M K), but the offices do not agree on it. */
export function warnOfInitials(middle: string): string | undefined {
  if (wordsOf(middle).filter((word) => word.length === 1).length < 2) return undefined
  return panChecksTexts.someOfficesTakeOneInitial()
}

/** A full name in one field, such as that of a signatory. */
export function wrongFullName(text: string): string | undefined {
  const words = wordsOf(text)
  if (words.length === 0) return checkTexts.required()
  if (isStrange(text)) return wrongLetters(text)
  const title = words.find((word, at) => titles.has(word) || (at === 0 && leadingTitles.has(word) && words.length > 1))
  return title && panChecksTexts.leaveOutTheTitle({ title })
}

export function wrongEntityName(text: string): string | undefined {
  const [first = ''] = wordsOf(text)
  if (first === '') return checkTexts.required()
  if (/^(M\/S|MESSRS)/.test(first)) return panChecksTexts.leaveOutMs()
  const allowed = [...plainApostrophes(text).toUpperCase()].every(
    (letter) => /[A-Z0-9]/.test(letter) || entitySigns.includes(letter),
  )
  if (!allowed) return panChecksTexts.signsOfAnEntityName()
  const brackets = wrongBrackets(text)
  if (brackets) return brackets
  const short = wordsOf(text.replace(/[.()]/g, ' ')).find((word) => Object.hasOwn(shortForms, word))
  if (short) return panChecksTexts.writeShortInFull({ long: shortForms[short] ?? short, short })
  return /^[A-Z0-9]/.test(first) ? undefined : panChecksTexts.beginWithALetter()
}

/** Pairs of brackets may follow each other, with something in each. */
function wrongBrackets(text: string): string | undefined {
  const depths = depthsOf(text)
  if (depths.some((depth) => depth < 0) || depths.at(-1) !== 0) return panChecksTexts.closeEachBracket()
  if (/\(\s*\)/.test(text)) return panChecksTexts.writeSomethingBetweenTheBrackets()
  return depths.some((depth) => depth > 1) ? panChecksTexts.bracketsOneAfterAnother() : undefined
}

/** How many brackets are open, before the text and behind each bracket. */
function depthsOf(text: string): number[] {
  const depths = [0]
  for (const sign of text.replace(/[^()]/g, '')) depths.push((depths.at(-1) ?? 0) + (sign === '(' ? 1 : -1))
  return depths
}

type Names = Readonly<Record<'nameFirst' | 'nameMiddle' | 'nameLast', string>>

/** First, middle and last name in the order they are spoken. */
export const fullName = ({ nameFirst, nameMiddle, nameLast }: Names): string =>
  [nameFirst, nameMiddle, nameLast].flatMap(wordsOf).join(' ')

/** Any of the names of the form as it is spoken: first, middle and last. */
export const spokenName = (
  names: Readonly<Record<`${NamePrefix}${'Last' | 'First' | 'Middle'}`, string>>,
  prefix: NamePrefix,
): string => [names[`${prefix}First`], names[`${prefix}Middle`], names[`${prefix}Last`]].filter(Boolean).join(' ')

/** The card may shorten first and middle name, never the last one. */
export function wrongCardName(cardName: string, names: Names): string | undefined {
  const words = wordsOf(cardName)
  if (words.length === 0) return checkTexts.required()
  if (isStrange(cardName)) return wrongLetters(cardName)
  const last = wordsOf(names.nameLast)
  const at = words.findIndex((_, from) => last.every((word, i) => words[from + i] === word))
  if (at < 0 || last.length === 0) return panChecksTexts.theWholeLastNameMust({ last: last.join(' ') })
  const others = [...words.slice(0, at), ...words.slice(at + last.length)]
  const strange = others.find((word) => !fitsName(word, [names.nameFirst, names.nameMiddle].flatMap(wordsOf)))
  return strange && panChecksTexts.isNeitherAWord({ strange })
}

const fitsName = (word: string, names: readonly string[]): boolean =>
  names.some((name) => name === word || (word.length === 1 && name.startsWith(word)))

/** Whether two names have the same words; Aadhaar may have them in another order. */
export const sameName = (one: string, other: string): boolean =>
  wordsOf(one).sort().join(' ') === wordsOf(other).sort().join(' ')

/** A name without spaces and signs, to find the same one again. */
export const nameKey = (name: string): string => name.toUpperCase().replace(/[^A-Z0-9]/g, '')
