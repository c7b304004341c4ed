import { Alert, Button, Modal, Stack, Text } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import type { Subject } from '../../../contract/camera/straighten-photograph.ts'
import { cameraTexts } from '../../../texts/en/camera.ts'
import { KeptPages } from './kept-pages.tsx'
import { openScanner } from './open-scanner.ts'
import type { Scanner, TakenPage } from './scanner.ts'
import { TakePicture } from './take-picture.tsx'
import { TakenView } from './taken-view.tsx'

interface Props {
  subject: Subject
  maxBytes: number
  onClose: () => void
  onTaken: (file: File) => void
  /** Tests hand over one without a worker. */
  open?: () => Scanner
}

/** Photograph, look, keep; page by page, until all of them are one PDF. */
export function CameraDialog({ subject, maxBytes, onClose, onTaken, open = openScanner }: Props) {
  const scanner = useScanner(open)
  const [pages, setPages] = useState<readonly TakenPage[]>([])
  const [taken, setTaken] = useState<TakenPage>()
  const { busy, wrong, run } = useWork()

  const take = (photograph: Blob) =>
    run(cameraTexts.working(), async () => {
      setTaken(await scanner().straighten(photograph, subject))
      return undefined
    })
  const keep = (page: TakenPage) => {
    setPages([...pages, page])
    setTaken(undefined)
  }
  const finish = () =>
    run(cameraTexts.makingPdf(), async () => {
      const pdf = await scanner().makePdf(pages, maxBytes)
      if (!pdf) return cameraTexts.tooMany({ size: maxBytes / 1_000_000 })
      onTaken(new File([pdf], 'photographed.pdf', { type: 'application/pdf' }))
      return undefined
    })

  return (
    <Modal
      opened
      fullScreen
      onClose={onClose}
      title={cameraTexts.title()}
      closeButtonProps={{ 'aria-label': cameraTexts.close(), size: 44 }}
    >
      <Stack gap="md" maw={720} mx="auto">
        {wrong && (
          <Alert color="red" role="alert">
            {wrong}
          </Alert>
        )}
        {taken ? (
          <TakenView page={taken} onKeep={() => keep(taken)} onAgain={() => setTaken(undefined)} />
        ) : (
          <TakePicture subject={subject} busy={busy !== undefined} onTake={take} />
        )}
        <Text size="sm" role="status">
          {busy ?? cameraTexts.pagesKept({ count: pages.length })}
        </Text>
        <KeptPages pages={pages} onChange={setPages} />
        {pages.length > 0 && !taken && (
          <Button size="md" mih={44} loading={busy !== undefined} onClick={finish}>
            {cameraTexts.joinPages()}
          </Button>
        )}
      </Stack>
    </Modal>
  )
}

/** Opened when it is first needed, closed with the screen: nothing of the pictures stays. */
function useScanner(open: () => Scanner): () => Scanner {
  const opened = useRef<Scanner>(undefined)
  useEffect(
    () => () => {
      opened.current?.close()
      opened.current = undefined
    },
    [],
  )
  return () => {
    opened.current ??= open()
    return opened.current
  }
}

/** One thing at a time, with words for what is going on and for what went wrong. */
function useWork() {
  const [busy, setBusy] = useState<string>()
  const [wrong, setWrong] = useState<string>()
  async function run(words: string, work: () => Promise<string | undefined>): Promise<void> {
    setBusy(words)
    setWrong(undefined)
    try {
      const refused = await work()
      if (refused) setWrong(refused)
    } catch {
      setWrong(cameraTexts.notAPicture())
    } finally {
      setBusy(undefined)
    }
  }
  return { busy, wrong, run }
}
