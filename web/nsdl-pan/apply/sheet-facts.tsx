import { Stack, Title } from '@mantine/core'
import { formatDate } from '../../../contract/kernel/dates.ts'
import { maskAadhaar } from '../../../contract/kernel/ids.ts'
import { isOneOf } from '../../../contract/kernel/keys-of.ts'
import { isPerson } from '../../../contract/nsdl-pan/category.ts'
import { asksOffice, asksTax, needsRepresentative, type PanQuestion } from '../../../contract/nsdl-pan/check-facts.ts'
import { businessCodes } from '../../../contract/nsdl-pan/choices.ts'
import { type ProofField, proofFields, proofLabel, wantedProofs } from '../../../contract/nsdl-pan/documents.ts'
import type { PanField } from '../../../contract/nsdl-pan/fields.ts'
import { fieldWords, sheetSections } from '../../../contract/nsdl-pan/sheet-sections.ts'
import { Facts } from '../../ui/facts.tsx'
import { labelOf } from './field-looks.ts'

/** Everything that was typed, part by part, as it goes to the office; parts that are not asked for are left out. */
export function SheetFacts({ question }: { question: PanQuestion }) {
  return (
    <Stack gap="lg">
      {sheetSections.map(({ title, fields }) => {
        const facts = fields
          .filter((field) => isAsked(title, field, question))
          .map((field) => [labelOf(field, question), wordsOf(field, question)] as const)
        if (!facts.some(([, words]) => words !== '')) return null
        return (
          <section key={title} aria-label={title}>
            <Title order={3} mb="xs">
              {title}
            </Title>
            <Facts facts={facts} />
          </section>
        )
      })}
    </Stack>
  )
}

function wordsOf(field: PanField, { draft }: PanQuestion): string {
  const value = draft[field]
  if (field === 'aadhaarNo' || field === 'raAadhaarNo') return draft[field] && maskAadhaar(draft[field])
  if (field === 'born') return formatDate(draft.born)
  if (field === 'businessCode') return businessCodes[draft.businessCode] ?? draft.businessCode
  if (isProof(field)) return proofLabel(draft[field])
  return fieldWords(field, Array.isArray(value) ? (value.filter(Boolean) as typeof value) : value)
}

const isProof = (field: PanField): field is ProofField => isOneOf(proofFields, field)

/** What was typed before something else was chosen is kept in the draft, but it is no part of the application. */
function isAsked(section: string, field: PanField, question: PanQuestion): boolean {
  const person = isPerson(question.category)
  if (isProof(field)) return wantedProofs(question).includes(field)
  if (field.startsWith('other')) return question.draft.knownByOther
  if (/^father/.test(field)) return person && !question.draft.singleMother
  if (section === 'Residence' || section === 'Parents' || field === 'writeTo') return person
  if (section === 'Office') return asksOffice(question)
  if (section === 'Tax')
    return asksTax(question) && (field !== 'businessCode' || question.draft.income.includes('business'))
  if (section === 'Representative') return needsRepresentative(question)
  return section !== 'Correction' || question.type === 'C'
}
