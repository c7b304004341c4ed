import { Anchor, Badge, Checkbox, Group, Text } from '@mantine/core'
import { useState } from 'react'
import type { PanRow } from '../../../contract/nsdl-pan/lists.ts'
import type { PaperCalls } from '../../../contract/nsdl-pan/print.ts'
import { panListTexts } from '../../../texts/en/pan-list.ts'
import { endpointPath } from '../../platform/endpoint-path.ts'
import { saveFrom } from '../../ui/save-from.ts'

interface Props {
  row: PanRow
  papers: PaperCalls
  /** Where rows can be ticked: whether this one is, and what a click does. */
  tick?: { checked: boolean; toggle: () => void }
}

/** The token; a click downloads the form, with the acknowledgement behind it where there is one. */
export function TokenCell({ row: { id, refNo, ackNo, state }, papers, tick }: Props) {
  const [loading, setLoading] = useState(false)
  async function download() {
    setLoading(true)
    await saveFrom(endpointPath(papers.form.path, { id }, ackNo ? { ack: '1' } : {}), { method: 'GET' })
    setLoading(false)
  }
  return (
    <Group gap={6} wrap="nowrap">
      {tick && (
        <Checkbox size="xs" aria-label={panListTexts.tickOf({ refNo })} checked={tick.checked} onChange={tick.toggle} />
      )}
      {state === 'draft' ? (
        <Text size="sm" span>
          {refNo}
        </Text>
      ) : (
        <Anchor
          component="button"
          type="button"
          size="sm"
          disabled={loading}
          title={panListTexts.downloadTheForm()}
          aria-label={panListTexts.downloadTheFormOf({ refNo })}
          onClick={() => void download()}
        >
          {refNo}
        </Anchor>
      )}
      {ackNo && (
        <Badge size="xs" color="green" variant="light" title={panListTexts.acknowledgementOf({ ackNo })}>
          {panListTexts.ack()}
        </Badge>
      )}
    </Group>
  )
}
