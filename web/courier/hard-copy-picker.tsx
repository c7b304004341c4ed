import { Button, Checkbox, Group, Input, Stack, Text } from '@mantine/core'
import type { DueHardCopy } from '../../contract/courier.ts'
import { formatDate } from '../../contract/kernel/dates.ts'

interface Props {
  hardCopies: readonly DueHardCopy[]
  chosen: readonly string[]
  onChange: (ids: string[]) => void
  error?: React.ReactNode
}

/** The hard copies that wait to be sent, to be ticked one by one or all at once. */
export function HardCopyPicker({ hardCopies, chosen, onChange, error }: Props) {
  if (hardCopies.length === 0) return <Text size="sm">No hard copies wait to be sent.</Text>
  return (
    <Input.Wrapper label="Hard copies" error={error} labelElement="div">
      <Group gap="xs" my="xs">
        <Button size="compact-sm" variant="default" onClick={() => onChange(hardCopies.map(({ id }) => id))}>
          Tick all {hardCopies.length}
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
          {hardCopies.map(({ id, refNo, cardName, due }) => (
            <Checkbox key={id} value={id} label={`${refNo} · ${cardName}${due ? ` · due ${formatDate(due)}` : ''}`} />
          ))}
        </Stack>
      </Checkbox.Group>
    </Input.Wrapper>
  )
}
