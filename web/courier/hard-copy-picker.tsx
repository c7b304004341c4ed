import { Button, Checkbox, Group, Input, Stack, Text } from '@mantine/core'
import type { DueHardCopy } from '../../contract/courier.ts'
import { formatDate } from '../../contract/kernel/dates.ts'
import { courierTexts } from '../../texts/en/courier.ts'

interface Props {
  hardCopies: readonly DueHardCopy[]
  chosen: readonly string[]
  onChange: (ids: string[]) => void
  error?: React.ReactNode
}

/** The hard copies that wait to be sent, to be ticked one by one or all at once. */
export function HardCopyPicker({ hardCopies, chosen, onChange, error }: Props) {
  if (hardCopies.length === 0) return <Text size="sm">{courierTexts.noHardCopiesWait()}</Text>
  return (
    <Input.Wrapper label={courierTexts.hardCopies()} error={error} labelElement="div">
      <Group gap="xs" my="xs">
        <Button size="compact-sm" variant="default" onClick={() => onChange(hardCopies.map(({ id }) => id))}>
          {courierTexts.tickAll({ count: hardCopies.length })}
        </Button>
        <Button size="compact-sm" variant="default" onClick={() => onChange([])} disabled={chosen.length === 0}>
          {courierTexts.tickNone()}
        </Button>
        <Text size="sm" c="dimmed" role="status">
          {courierTexts.ticked({ count: chosen.length })}
        </Text>
      </Group>
      <Checkbox.Group value={[...chosen]} onChange={onChange} aria-label={courierTexts.hardCopies()}>
        <Stack gap="xs">
          {hardCopies.map((hardCopy) => (
            <Checkbox key={hardCopy.id} value={hardCopy.id} label={wordsOf(hardCopy)} />
          ))}
        </Stack>
      </Checkbox.Group>
    </Input.Wrapper>
  )
}

function wordsOf({ refNo, cardName, due }: DueHardCopy): string {
  const copy = `${refNo} · ${cardName}`
  return due ? courierTexts.copyDueOn({ copy, day: formatDate(due) }) : copy
}
