import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { firstBook } from '../../../contract/first-law/first-book.ts'
import { checkApplication } from '../../../contract/nsdl-pan/check-application.ts'
import { aPerson } from '../../../contract/nsdl-pan/check-samples.ts'
import type { PanDraft } from '../../../contract/nsdl-pan/draft.ts'
import { panLawOn } from '../../../contract/nsdl-pan/pan-law.ts'
import { sheetSections, sheetWords } from '../../../contract/nsdl-pan/sheet-sections.ts'
import { inLanguage } from '../../platform/language.ts'
import { readTranslations } from '../../platform/read-translations.ts'
import { sayProofs } from './say-proofs.ts'

const today = '2026-11-15'
const law = panLawOn(firstBook, today)
const wrongIn = (language: 'en' | 'hi', change: Partial<PanDraft>) =>
  inLanguage(language, () =>
    checkApplication({
      type: 'N',
      category: 'individual',
      mode: 'physical',
      today,
      ...law,
      draft: aPerson(change),
    }),
  )
beforeAll(() => readTranslations(path.resolve(import.meta.dirname, '../../../texts')))

describe('a merchant who reads Hindi', () => {
  it('is told in Hindi what is wrong, with the words that were typed', () => {
    const title = { nameFirst: 'SHRI RAVI' }
    expect(wrongIn('hi', title).nameFirst).toBe("'SHRI' न लिखें: केवल नाम लिखा जाता है")
    expect(wrongIn('en', title).nameFirst).toBe("Leave out the title 'SHRI': only the name itself is written")
  })

  it('reads the parts and the choices in Hindi, though they are kept as codes and English words', () => {
    const read = () => [
      sheetSections[0]?.title,
      sheetWords('gender', 'F'),
      sheetWords('raCapacity', 'Guardian by court'),
      sheetWords('businessCode', '02'),
      sheetWords('income', ['salary', 'none']),
      sheetWords('identityProof', 'voter-id'),
    ]
    expect(inLanguage('hi', read)).toEqual([
      'आवेदक',
      'महिला',
      'न्यायालय द्वारा नियुक्त अभिभावक',
      '02',
      'वेतन, कोई आय नहीं',
      'वोटर ID',
    ])
    expect(read()).toEqual(['Applicant', 'Female', 'Guardian by court', '02', 'Salary, No income', 'Voter ID'])
  })

  it('reads the papers of the law in Hindi, but those that the back office has worded itself as it wrote them', () => {
    const worded = [
      { code: 'voter-id', label: 'Voter card of this year' },
      { code: 'new-card', label: 'A new card' },
      { code: 'passport', label: 'Passport' },
    ]
    const proofs = () => sayProofs({ ...law.proofs, identity: worded }).identity.map(({ label }) => label)
    expect(inLanguage('hi', proofs)).toEqual(['Voter card of this year', 'A new card', 'पासपोर्ट'])
    expect(proofs()).toEqual(['Voter card of this year', 'A new card', 'Passport'])
  })
})
