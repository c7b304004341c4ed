import { Checkbox, SimpleGrid } from '@mantine/core'
import type { ReactNode } from 'react'
import { entriesOf } from '../../contract/kernel/keys-of.ts'
import { peopleTexts } from '../../texts/en/people.ts'
import { say, type Words } from '../../texts/say.ts'

interface Props<Name extends string> {
  /** Every tick that there is, with its label and one sentence. */
  texts: Readonly<Record<Name, { label: Words; about: Words }>>
  value: Name[]
  onChange: (value: Name[]) => void
  error?: ReactNode
  /** Which of them this person may move; all without it. */
  allowed?: (name: string) => boolean
}

/** What someone may do, one tick per module. */
export function PermissionTicks<Name extends string>({
  texts,
  value,
  onChange,
  error,
  allowed = () => true,
}: Props<Name>) {
  return (
    <Checkbox.Group
      label={peopleTexts.permissions()}
      description={peopleTexts.needNoTick()}
      {...{ value, onChange, error }}
    >
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md" verticalSpacing="sm" mt="sm" mb="xs">
        {entriesOf<Props<string>['texts']>(texts).map(([name, { label, about }]) => (
          <Checkbox key={name} value={name} label={say(label)} description={say(about)} disabled={!allowed(name)} />
        ))}
      </SimpleGrid>
    </Checkbox.Group>
  )
}
