import { Alert, Button, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import {
  layoutErrors,
  type StatementLayout,
  type StatementPart,
  type StatementPreview,
  statementPartLabels,
  statementParts,
} from '../../contract/bank-statement.ts'
import { formatDate } from '../../contract/kernel/dates.ts'
import { formatAmount, rupeesFromPaise } from '../../contract/kernel/money.ts'
import { SelectField } from '../ui/form/select-field.tsx'
import { SmallTable } from './small-table.tsx'

interface Props {
  /** Of the file. */
  name: string
  preview: StatementPreview
  /** While a changed choice is looked at. */
  busy: boolean
  taking: boolean
  onLayout: (layout: StatementLayout) => void
  onTake: () => void
  onCancel: () => void
}

/** What each column of a bank's file means: guessed or remembered, shown, and changed where it is wrong. */
export function BankStatementMapping({ name, preview, busy, taking, onLayout, onTake, onCancel }: Props) {
  const { layout, remembered, lines } = preview
  const wrong = layoutErrors(layout)
  const ready = Object.keys(wrong).length === 0 && lines.some(({ error }) => error === '')
  return (
    <Stack gap="md" component="section" aria-label="What the columns mean">
      <div>
        <Title order={3}>{name}</Title>
        <Text size="sm" c="dimmed">
          {remembered ? 'Understood as the last file of this bank.' : 'Please check what the columns mean.'}
        </Text>
      </div>
      <ColumnChoices preview={preview} wrong={wrong} onLayout={onLayout} />
      <RawRows preview={preview} />
      {lines.length > 0 ? (
        <ReadLines lines={lines} />
      ) : (
        <Alert color="yellow" title="No line can be read this way">
          Choose the row that holds the titles, and the columns for the date and the money.
        </Alert>
      )}
      <Group>
        <Button onClick={onTake} loading={taking} disabled={!ready || busy}>
          Read the lines
        </Button>
        <Button variant="default" onClick={onCancel} disabled={taking}>
          Cancel
        </Button>
      </Group>
    </Stack>
  )
}

interface ChoicesProps {
  preview: StatementPreview
  wrong: Partial<Record<StatementPart, string>>
  onLayout: (layout: StatementLayout) => void
}

function ColumnChoices({ preview: { layout, titles, rows }, wrong, onLayout }: ChoicesProps) {
  const columns = titles.map((label, place) => ({ value: String(place), label }))
  const headers = rows.map(({ line, cells }, place) => ({
    value: String(place),
    label: `Line ${line}: ${cells.filter(Boolean).join(', ').slice(0, 60)}`,
  }))
  return (
    <>
      <SelectField
        label="Row with the titles"
        options={headers}
        value={layout.header}
        onChange={(event) => onLayout({ ...layout, header: event.currentTarget.value })}
      />
      <SimpleGrid cols={{ base: 2, md: 4 }} spacing="sm">
        {statementParts.map((part) => (
          <SelectField
            key={part}
            label={statementPartLabels[part]}
            options={columns}
            required={part === 'date'}
            value={layout[part]}
            error={wrong[part]}
            onChange={(event) => onLayout({ ...layout, [part]: event.currentTarget.value })}
          />
        ))}
      </SimpleGrid>
    </>
  )
}

const shownRows = 4

/** The file as it stands there, from its titles on. */
function RawRows({ preview: { titles, rows, layout } }: { preview: StatementPreview }) {
  const first = layout.header === '' ? 0 : Number(layout.header) + 1
  return (
    <SmallTable
      title="In the file"
      head={['Line', ...titles]}
      rows={rows
        .slice(first, first + shownRows)
        .map(({ line, cells }) => [line, ...titles.map((_, i) => cells[i] ?? '')])}
    />
  )
}

function ReadLines({ lines }: { lines: StatementPreview['lines'] }) {
  return (
    <SmallTable
      title="Understood as"
      head={['Line', 'Date', 'Description', 'Reference', 'Money in', 'Money out']}
      rows={lines.map(({ line, day, description, reference, amount, error }) => {
        const date = (
          <span key="date" style={{ whiteSpace: 'nowrap' }}>
            {formatDate(day)}
          </span>
        )
        if (error) return [line, date, <Text key="error" span c="red" inherit>{`${error}.`}</Text>, '', '', '']
        return [line, date, description, reference, moneyText(amount), moneyText(-amount)]
      })}
    />
  )
}

const moneyText = (paise: number): string => (paise > 0 ? formatAmount(rupeesFromPaise(paise)) : '')
