import { Button } from '@mantine/core'
import { useState } from 'react'
import { fetchFile } from '../platform/download.ts'
import { endpointPath } from '../platform/endpoint-path.ts'
import { toastError } from '../ui/toast.ts'

interface Props {
  /** The path of the slips, with the id to be filled in. */
  path: string
  id: string
  refNo: string
}

/** Opens a slip in a tab of its own. */
export function SlipButton({ path, id, refNo }: Props) {
  const [loading, setLoading] = useState(false)
  async function open() {
    setLoading(true)
    try {
      window.open((await fetchFile(endpointPath(path, { id }), { method: 'GET' })).tempUrl, '_blank', 'noopener')
    } catch (error) {
      toastError(error)
    } finally {
      setLoading(false)
    }
  }
  return (
    <Button size="compact-sm" variant="light" loading={loading} aria-label={`Slip of ${refNo}`} onClick={open}>
      Slip
    </Button>
  )
}
