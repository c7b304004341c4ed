import { Stack, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatDate } from '../../../contract/kernel/dates.ts'
import type { PanDraft, PanField } from '../../../contract/nsdl-pan/draft.ts'
import { fieldWords, sheetSections } from '../../../contract/nsdl-pan/sheet-sections.ts'
import { Facts } from '../../ui/facts.tsx'

interface Props {
  data: PanDraft
  /** Draws a field otherwise, such as one that can be revealed. */
  drawn?: Partial<Record<PanField, ReactNode>>
}

/** What was typed, part by part; empty fields and parts are left out. */
export function SheetFacts({ data, drawn = {} }: Props) {
  const words = (field: PanField) => (field === 'born' ? formatDate(data.born) : fieldWords(field, data[field]))
  const parts = Object.entries(sheetSections).map(([section, labels]) => ({
    section,
    facts: Object.entries(labels).flatMap(([name, label]) => {
      const field = name as PanField
      const text = words(field)
      return text ? [[label, drawn[field] ?? text] as const] : []
    }),
  }))
  return (
    <Stack gap="md">
      {parts
        .filter(({ facts }) => facts.length > 0)
        .map(({ section, facts }) => (
          <section key={section} aria-label={section}>
            <Title order={3} mb={4}>
              {section}
            </Title>
            <Facts facts={facts} />
          </section>
        ))}
    </Stack>
  )
}
