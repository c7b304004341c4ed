import { Badge } from '@mantine/core'
import { type DocumentState, documentStateLabels } from '../../contract/kyc-moves.ts'
import { documentColors } from './kyc-words.ts'

export function DocumentBadge({ state }: { state: DocumentState }) {
  return (
    <Badge color={documentColors[state]} variant="light" tt="none">
      {documentStateLabels[state]()}
    </Badge>
  )
}
