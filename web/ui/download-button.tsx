import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { saveFrom } from './save-from.ts'

interface Props {
  /** Below /api, with its ids filled in. */
  path: string
  children: ReactNode
}

/** Fetches a file and saves it under the name that the server gives. */
export function DownloadButton({ path, children }: Props) {
  const [loading, setLoading] = useState(false)
  async function save() {
    setLoading(true)
    await saveFrom(path)
    setLoading(false)
  }
  return (
    <Button variant="default" loading={loading} onClick={() => void save()}>
      {children}
    </Button>
  )
}
