import { Badge, Button, Group, Stack, Text, Title } from '@mantine/core'
import type { ImportOutcome } from '../../contract/reference-data.ts'
import { LineTable } from '../ui/line-table.tsx'

interface Props {
  /** Of the file. */
  name: string
  outcome: ImportOutcome
  applying: boolean
  onApply: () => void
  onCancel: () => void
}

const counted = [
  ['added', 'new', 'green'],
  ['changed', 'changed', 'blue'],
  ['unchanged', 'unchanged', 'gray'],
  ['wrong', 'wrong', 'red'],
] as const

/** What a file would change, line by line, before anything is written. */
export function ImportPreview({ name, outcome, applying, onApply, onCancel }: Props) {
  const { added, changed, wrong, errors, changes } = outcome
  const nothing = added + changed === 0
  return (
    <Stack gap="sm" component="section" aria-label="Preview">
      <Title order={3}>{name}</Title>
      <Group gap="xs" role="status">
        {counted.map(([key, label, color]) => (
          <Badge key={key} size="lg" variant="light" tt="none" color={outcome[key] > 0 ? color : 'gray'}>
            {outcome[key].toLocaleString('en-IN')} {label}
          </Badge>
        ))}
      </Group>
      {nothing && <Text>This file changes nothing.</Text>}
      {wrong > 0 && (
        <LineTable
          title="Wrong lines, which are left out"
          head={['Line', 'What is wrong']}
          rows={errors.map(({ line, message }) => [line, message])}
          total={wrong}
        />
      )}
      {changes.length > 0 && (
        <LineTable
          title="Changes"
          head={['Line', 'What', 'Before', 'After']}
          rows={changes.map(({ line, name: what, before, after }) => [line, what, before || '(new)', after])}
          total={added + changed}
        />
      )}
      <Group>
        <Button onClick={onApply} loading={applying} disabled={nothing}>
          {wrong > 0 ? 'Apply the good lines' : 'Apply'}
        </Button>
        <Button variant="default" onClick={onCancel} disabled={applying}>
          Cancel
        </Button>
      </Group>
    </Stack>
  )
}
