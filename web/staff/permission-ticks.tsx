import { Checkbox, SimpleGrid } from '@mantine/core'
import type { ReactNode } from 'react'

interface Props {
  /** Every tick that there is, with its label and one sentence. */
  texts: Readonly<Record<string, { label: string; about: string }>>
  value: string[]
  onChange: (value: string[]) => void
  error?: ReactNode
  /** Which of them this person may move; all without it. */
  allowed?: (name: string) => boolean
}

/** What someone may do, one tick per module. */
export function PermissionTicks({ texts, value, onChange, error, allowed = () => true }: Props) {
  return (
    <Checkbox.Group
      label="Permissions"
      description="Dashboard, downloads and their own profile need no tick."
      {...{ value, onChange, error }}
    >
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md" verticalSpacing="sm" mt="sm" mb="xs">
        {Object.entries(texts).map(([name, { label, about }]) => (
          <Checkbox key={name} value={name} label={label} description={about} disabled={!allowed(name)} />
        ))}
      </SimpleGrid>
    </Checkbox.Group>
  )
}
