import { List, MultiSelect, Text, Textarea } from '@mantine/core'
import type { ReactNode } from 'react'
import type { PanReason } from '../../../contract/nsdl-pan/office.ts'

interface Props {
  reasons: readonly PanReason[]
  codes: string[]
  onCodes: (codes: string[]) => void
  /** What the form knows of the field for own words. */
  words: object
  /** What is wrong with the choice. */
  error?: ReactNode
}

/** Why something is sent back: prepared reasons with what to do about them, own words, or both. */
export function ReasonPicker({ reasons, codes, onCodes, words, error }: Props) {
  const chosen = reasons.filter(({ code }) => codes.includes(code))
  return (
    <>
      <MultiSelect
        label="Reasons"
        placeholder={codes.length === 0 ? 'Choose one or more' : undefined}
        data={reasons.map(({ code, text }) => ({ value: code, label: text }))}
        value={codes}
        onChange={onCodes}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': 'Clear the reasons' }}
        nothingFoundMessage="No such reason."
        maxDropdownHeight={220}
        // Upwards it would run out of a small screen.
        comboboxProps={{ position: 'bottom', middlewares: { flip: false, shift: true } }}
        error={error}
      />
      {chosen.length > 0 && (
        <div>
          <Text size="sm" fw={600}>
            The merchant reads
          </Text>
          <List size="sm">
            {chosen.map(({ code, text, remedy }) => (
              <List.Item key={code}>{`${text}. ${remedy}`}</List.Item>
            ))}
          </List>
        </div>
      )}
      <Textarea
        label="Own words"
        description="Told to the merchant as they stand here."
        autosize
        minRows={2}
        maxLength={500}
        {...words}
      />
    </>
  )
}
