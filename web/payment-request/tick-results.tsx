import { Alert, List } from '@mantine/core'
import type { TickResult } from '../../contract/bank-statement.ts'

/** What became of each ticked payment. */
export function TickResults({ results }: { results: readonly TickResult[] }) {
  if (results.length === 0) return null
  const approved = results.filter(({ outcome }) => outcome === 'approved').length
  const refused = results.some(({ outcome }) => outcome === 'refused')
  return (
    <Alert
      role="status"
      color={refused ? 'orange' : 'green'}
      title={`${approved} of ${results.length} approved and credited`}
    >
      <List size="sm" spacing={2}>
        {results.map(({ lineId, paymentId, refNo, message }) => (
          <List.Item key={`${lineId} ${paymentId}`}>{`${refNo || 'Unknown'}: ${message}`}</List.Item>
        ))}
      </List>
    </Alert>
  )
}
