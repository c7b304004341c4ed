import { Button, Checkbox, Group, Input, Stack, Text } from '@mantine/core'
import type { DueHardCopy } from '../../contract/courier.ts'
import { formatDate } from '../../contract/kernel/dates.ts'

interface Props {
  papers: readonly DueHardCopy[]
  chosen: readonly string[]
  onChange: (ids: string[]) => void
  error?: React.ReactNode
}

/** The hard copies that wait to be sent, to be ticked one by one or all at once. */
export function HardCopyPicker({ papers, chosen, onChange, error }: Props) {
  if (papers.length === 0) return <Text size="sm">No hard copies wait to be sent.</Text>
  return (
    <Input.Wrapper label="Hard copies" error={error} labelElement="div">
      <Group gap="xs" my="xs">
        <Button size="compact-sm" variant="default" onClick={() => onChange(papers.map(({ id }) => id))}>
          Tick all {papers.length}
        </Button>
        <Button size="compact-sm" variant="default" onClick={() => onChange([])} disabled={chosen.length === 0}>
          Tick none
        </Button>
        <Text size="sm" c="dimmed" role="status">
          {chosen.length} ticked
        </Text>
      </Group>
      <Checkbox.Group value={[...chosen]} onChange={onChange} aria-label="Hard copies">
        <Stack gap="xs">
          {papers.map(({ id, refNo, cardName, due }) => (
            <Checkbox key={id} value={id} label={`${refNo} · ${cardName}${due ? ` · due ${formatDate(due)}` : ''}`} />
          ))}
        </Stack>
      </Checkbox.Group>
    </Input.Wrapper>
  )
}
