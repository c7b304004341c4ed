import { Stack, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import type { PanDraft } from '../../../contract/nsdl-pan/draft.ts'
import { factsOf, type PanField } from '../../../contract/nsdl-pan/fields.ts'
import { sheetSections, sheetWords } from '../../../contract/nsdl-pan/sheet-sections.ts'
import { say } from '../../../texts/say.ts'
import { Facts } from '../../ui/facts.tsx'

interface Props {
  data: PanDraft
  /** Draws a field otherwise, such as one that can be revealed. */
  drawn?: Partial<Record<PanField, ReactNode>>
}

/** A country is filled in from the start, so it alone says nothing. */
const isTyped = (fields: readonly PanField[]) => fields.some((field) => !field.endsWith('Country'))

/** What was typed, part by part; empty fields and parts are left out. */
export function SheetFacts({ data, drawn = {} }: Props) {
  const words = (field: PanField) => sheetWords(field, data[field])
  const nameOf = (field: PanField) => factsOf(field).named?.(data) ?? say(factsOf(field).read)
  const parts = sheetSections.map(({ name, title, fields }) => {
    const filled = fields.filter((field) => words(field) !== '')
    const facts = filled.map((field) => [nameOf(field), drawn[field] ?? words(field)] as const)
    return { name, title, facts: isTyped(filled) ? facts : [] }
  })
  return (
    <Stack gap="md">
      {parts
        .filter(({ facts }) => facts.length > 0)
        .map(({ name, title, facts }) => (
          <section key={name} aria-label={title}>
            <Title order={3} mb={4}>
              {title}
            </Title>
            <Facts facts={facts} />
          </section>
        ))}
    </Stack>
  )
}
