import { Alert } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { readFileSafety } from '../../contract/file-safety.ts'
import { callQuery } from '../platform/call-query.ts'

/** Says when uploaded files are not scanned for viruses; nothing to see while they are. */
export function FileSafety() {
  const { data } = useQuery(callQuery(readFileSafety))
  if (data?.scanner === 'none')
    return (
      <Alert color="yellow" title="No virus scanner">
        Uploaded files are written anew so that nothing in them can act, but no scanner looks at them. Ask whoever runs
        the server to connect clamd (CLAMD_URL).
      </Alert>
    )
  if (data?.scanner === 'away')
    return (
      <Alert color="red" title="The virus scanner does not answer">
        No file is taken until it does. Ask whoever runs the server to look after clamd.
      </Alert>
    )
  return null
}
