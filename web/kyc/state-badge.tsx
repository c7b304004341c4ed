import { Badge } from '@mantine/core'
import { type DocumentState, documentStateLabels, type KycState, kycStateLabels } from '../../contract/kyc-moves.ts'
import { documentColors, stateColors } from './kyc-words.ts'

export function KycBadge({ state }: { state: KycState }) {
  return (
    <Badge color={stateColors[state]} variant="light" tt="none">
      {kycStateLabels[state]}
    </Badge>
  )
}

export function DocumentBadge({ state }: { state: DocumentState }) {
  return (
    <Badge color={documentColors[state]} variant="light" tt="none">
      {documentStateLabels[state]}
    </Badge>
  )
}
