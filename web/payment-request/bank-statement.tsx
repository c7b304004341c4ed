import { Button, FileButton, Group, Stack, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getStatementBanks, listBankLines } from '../../contract/bank-statement.ts'
import type { Option } from '../../contract/kernel/fields.ts'
import { callQuery } from '../platform/call-query.ts'
import { DataTable } from '../ui/data-table/data-table.tsx'
import { SelectField } from '../ui/form/select-field.tsx'
import { QueryView } from '../ui/page-states/query-view.tsx'
import { SectionCard } from '../ui/section-card.tsx'
import { BankMatches } from './bank-matches.tsx'
import { BankStatementMapping } from './bank-statement-mapping.tsx'
import { BankStatementSummary } from './bank-statement-summary.tsx'
import { useBankStatement } from './use-bank-statement.ts'

/** Reads statements of our banks and compares them with the payments that merchants have told of. */
export function BankStatement() {
  const banks = useQuery(callQuery(getStatementBanks))
  return <QueryView query={banks}>{(known) => <Desk banks={known} />}</QueryView>
}

function Desk({ banks }: { banks: readonly Option[] }) {
  const [bankId, setBankId] = useState(banks.length === 1 ? (banks[0]?.value ?? '') : '')
  return (
    <Stack gap="md">
      <SectionCard
        title="Read a statement"
        about="Choose the account, then the file that its bank gives: CSV or Excel (.xlsx). The same file twice adds nothing."
      >
        <SelectField
          label="Account"
          maw={420}
          options={banks}
          value={bankId}
          onChange={(event) => setBankId(event.currentTarget.value)}
        />
        {bankId && <Reader key={bankId} bankId={bankId} />}
      </SectionCard>
      {bankId && <BankMatches key={`matches-${bankId}`} bankId={bankId} />}
      <Title order={2}>Lines read so far</Title>
      <DataTable endpoint={listBankLines} emptyText="No statement was read yet." />
    </Stack>
  )
}

function Reader({ bankId }: { bankId: string }) {
  const { chosen, outcome, look, take, cancel } = useBankStatement(bankId)
  return (
    <Stack gap="md" mt="md">
      <Group>
        <FileButton accept=".csv,.txt,.xlsx,text/csv" onChange={(file) => file && look.mutate({ file })}>
          {(props) => (
            <Button {...props} loading={look.isPending && !chosen} variant={chosen ? 'default' : 'filled'}>
              {chosen || outcome ? 'Choose another file' : 'Choose a file'}
            </Button>
          )}
        </FileButton>
      </Group>
      {chosen && (
        <BankStatementMapping
          name={chosen.file.name}
          preview={chosen.preview}
          busy={look.isPending}
          taking={take.isPending}
          onLayout={(layout) => look.mutate({ file: chosen.file, layout })}
          onTake={() => take.mutate(chosen)}
          onCancel={cancel}
        />
      )}
      {outcome && <BankStatementSummary outcome={outcome} />}
    </Stack>
  )
}
