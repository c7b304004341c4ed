import { Stack, Title } from '@mantine/core'
import { factsOf, type PanField } from '../../../contract/nsdl-pan/fields.ts'
import type { PanQuestion } from '../../../contract/nsdl-pan/pan-question.ts'
import { reviewWords, sheetSections } from '../../../contract/nsdl-pan/sheet-sections.ts'
import { Facts } from '../../ui/facts.tsx'
import { labelOf } from './field-looks.ts'

/**
 * Everything that was typed, part by part, as it goes to the office. What was typed before something else was chosen is kept
 * in the draft, but it is no part of the application.
 */
export function SheetFacts({ question }: { question: PanQuestion }) {
  return (
    <Stack gap="lg">
      {sheetSections.map(({ name, title, fields }) => {
        const facts = fields
          .filter((field) => factsOf(field).asked(question))
          .map((field) => [labelOf(field, question), wordsOf(field, question)] as const)
        if (!facts.some(([, words]) => words !== '')) return null
        return (
          <section key={name} aria-label={title}>
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
  return reviewWords(field, Array.isArray(value) ? value.filter((one) => one !== '') : value)
}
