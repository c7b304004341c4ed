import { expect, it } from 'vitest'
import { firstBook } from '../first-law/first-book.ts'
import { aPerson } from './check-samples.ts'
import type { PanDraft } from './draft.ts'
import { isWanted } from './is-wanted.ts'
import { panLawOn } from './pan-law.ts'

const today = '2026-11-15'
const asked = (type: 'N' | 'C', change: Partial<PanDraft> = {}) => ({
  type,
  category: 'individual' as const,
  mode: 'physical' as const,
  today,
  ...panLawOn(firstBook, today),
  draft: aPerson(change),
})

it('a field is wanted whether it is filled or not', () => {
  expect(isWanted('nameLast', asked('N'))).toBe(true)
  expect(isWanted('nameLast', asked('N', { nameLast: '' }))).toBe(true)
  expect(isWanted('nameMiddle', asked('N'))).toBe(false)
})

it('a PAN is wanted for a correction only', () => {
  expect([isWanted('panNo', asked('N')), isWanted('panNo', asked('C'))]).toEqual([false, true])
})

it('of lines of which one is enough none is wanted by itself', () => {
  const empty = { homeFlat: '', homePremises: '', homeRoad: '', homeArea: '' }
  expect(isWanted('homeFlat', asked('N', empty))).toBe(false)
})

it('lists and ticks are never asked about', () => {
  // @ts-expect-error: a list has no empty text to ask the rules about.
  expect(() => isWanted('surrender', asked('C'))).toThrow()
})
