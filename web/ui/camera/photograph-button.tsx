import { Button, type ButtonProps } from '@mantine/core'
import IconCamera from '@tabler/icons-react/dist/esm/icons/IconCamera.mjs'
import { lazy, Suspense, useState } from 'react'
import type { Subject } from '../../../contract/camera/straighten-photograph.ts'
import { cameraTexts } from '../../../texts/en/camera.ts'
import { canScan } from './can-scan.ts'

interface Props extends Pick<ButtonProps, 'size' | 'variant' | 'disabled' | 'loading'> {
  /** What is photographed: pages of our form, known by their marks, or other papers. */
  subject: Subject
  /** Of which paper, where several buttons stand on one page. */
  what?: string
  /** How large the PDF may be. */
  maxBytes: number
  /** Takes the PDF, as if it had been chosen. */
  onTaken: (file: File) => void
}

const CameraDialog = lazy(async () => ({ default: (await import('./camera-dialog.tsx')).CameraDialog }))

/** Photographs papers page by page into one PDF; not shown by browsers that cannot. */
export function PhotographButton({ subject, what, maxBytes, onTaken, ...look }: Props) {
  const [open, setOpen] = useState(false)
  if (!canScan()) return null
  return (
    <>
      <Button
        variant="default"
        {...look}
        leftSection={<IconCamera size={18} aria-hidden />}
        aria-label={what && cameraTexts.photographWhat({ what })}
        onClick={() => setOpen(true)}
      >
        {cameraTexts.photograph()}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <CameraDialog
            subject={subject}
            maxBytes={maxBytes}
            onClose={() => setOpen(false)}
            onTaken={(file) => {
              setOpen(false)
              onTaken(file)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
