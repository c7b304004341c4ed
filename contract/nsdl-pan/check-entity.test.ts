import { expect, it } from 'vitest'
import { firstBook } from '../first-law/first-book.ts'
import { checkApplication, warnApplication } from './check-application.ts'
import { anEntity } from './check-samples.ts'
import type { PanDraft } from './draft.ts'
import { panLawOn } from './pan-law.ts'
import type { PanQuestion } from './pan-question.ts'

const entity = (category: 'huf' | 'government', change: Partial<PanDraft>): PanQuestion => ({
  type: 'N',
  category,
  mode: 'physical',
  today: '2026-11-15',
  ...panLawOn(firstBook, '2026-11-15'),
  draft: anEntity(category, change),
})

it('a number that a family or an office of the government is not asked for does not stop it', () => {
  for (const category of ['huf', 'government'] as const)
    expect(checkApplication(entity(category, { registrationNo: 'NOT_ASKED' }))).toEqual({})
})

it('the name of an entity is not compared with Aadhaar, whatever names its sheet still holds', () => {
  const family = { aadhaarName: 'MOHAN SAMPLE', nameFirst: 'RAVI', nameLast: 'SAMPLE' }
  expect(warnApplication(entity('huf', family))).toEqual({})
})
