import { Button } from '@mantine/core'
import IconCamera from '@tabler/icons-react/dist/esm/icons/IconCamera.mjs'
import { lazy, Suspense, useState } from 'react'
import { cameraTexts } from '../../../texts/en/camera.ts'

interface Props {
  /** What the last code led to, in words. */
  said: string
  onRead: (text: string) => void
}

const CodeDialog = lazy(async () => ({ default: (await import('./code-dialog.tsx')).CodeDialog }))

/** Reads QR codes with the camera; not shown where no page may have one. */
export function CodeButton({ said, onRead }: Props) {
  const [open, setOpen] = useState(false)
  if (!('mediaDevices' in navigator)) return null
  return (
    <>
      <Button variant="default" leftSection={<IconCamera size={18} aria-hidden />} onClick={() => setOpen(true)}>
        {cameraTexts.readCodes()}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <CodeDialog said={said} onRead={onRead} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
