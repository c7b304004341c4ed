import { expect, it } from 'vitest'
import { firstBook } from '../first-law/first-book.ts'
import { isWanted } from '../form/check-fields.ts'
import { checkApplication } from './check-application.ts'
import { aPerson } from './check-samples.ts'
import { emptyDraft, type PanDraft } from './draft.ts'
import { factsOf, type PanField, panFieldNames } from './fields.ts'
import { panLawOn } from './pan-law.ts'
import type { PanQuestion } from './pan-question.ts'

const today = '2026-11-15'
const asked = (type: 'N' | 'C', change: Partial<PanDraft> = {}) => ({
  type,
  category: 'individual' as const,
  mode: 'physical' as const,
  today,
  ...panLawOn(firstBook, today),
  draft: aPerson(change),
})

const wants = (field: PanField, question: PanQuestion) => isWanted(factsOf(field), question)

it('a field is wanted whether it is filled or not', () => {
  expect(wants('nameLast', asked('N'))).toBe(true)
  expect(wants('nameLast', asked('N', { nameLast: '' }))).toBe(true)
  expect(wants('nameMiddle', asked('N'))).toBe(false)
})

it('a PAN is wanted for a correction only', () => {
  expect([wants('panNo', asked('N')), wants('panNo', asked('C'))]).toEqual([false, true])
})

it('of lines of which one is enough none is wanted by itself', () => {
  const empty = { homeFlat: '', homePremises: '', homeRoad: '', homeArea: '' }
  expect(wants('homeFlat', asked('N', empty))).toBe(false)
})

it('a list is wanted as a text is: some income must be ticked, a change need not be', () => {
  expect([wants('income', asked('N')), wants('changes', asked('C')), wants('surrender', asked('C'))]).toEqual([
    true,
    false,
    false,
  ])
  expect(wants('surrender', asked('C', { changes: ['surrender'] }))).toBe(true)
})

it('whoever leaves a wanted field empty is told so, and of one that may stay empty nobody hears', () => {
  const empty = emptyDraft()
  for (const question of [
    asked('N', empty),
    asked('C', empty),
    { ...asked('N', empty), category: 'company' as const },
  ]) {
    const wrong = checkApplication(question)
    const silent = panFieldNames.filter((field) => wants(field, question) && !wrong[field])
    // Any one of the lines is enough, so that none has a star.
    const unexpected = panFieldNames.filter((field) => wrong[field] && !wants(field, question))
    expect([silent, unexpected.filter((field) => !field.endsWith('Flat'))]).toEqual([[], []])
  }
})
