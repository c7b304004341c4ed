import { Alert, Modal, Stack, Text } from '@mantine/core'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { cameraTexts } from '../../../texts/en/camera.ts'
import classes from './camera.module.css'
import { openCodeReader } from './read-code.ts'
import { useLiveCamera } from './use-live-camera.ts'

interface Words {
  title: string
  /** What the button says that closes it. */
  close: string
  /** What to do while nothing was read. */
  hold: string
  noCamera: string
}

interface Props {
  /** What it is about; the codes of our forms unless told. */
  words?: Words
  /** The codes are dense, so that more of the picture is looked at. */
  fine?: boolean
  /** What was read, in place of the camera. */
  found?: ReactNode
  /** Other ways to hand in a code. */
  children?: ReactNode
  /** What the last code led to, in words. */
  said: string
  /** Told of each code once, for as long as it is held before the camera. */
  onRead: (text: string) => void
  onClose: () => void
}

/** Reads one QR code after the other from what the camera sees. */
export function CodeDialog({ words = ofOurForms(), found, onClose, ...reading }: Props) {
  return (
    <Modal opened onClose={onClose} title={words.title} closeButtonProps={{ 'aria-label': words.close, size: 44 }}>
      {found ?? <LiveReading words={words} {...reading} />}
    </Modal>
  )
}

const ofOurForms = (): Words => ({
  title: cameraTexts.readCodes(),
  close: cameraTexts.stopReading(),
  hold: cameraTexts.holdCode(),
  noCamera: cameraTexts.noCameraForCodes(),
})

type ReadingProps = Pick<Props, 'fine' | 'said' | 'onRead' | 'children'> & { words: Words }

function LiveReading({ words, fine = false, said, onRead, children }: ReadingProps) {
  const { video, state } = useLiveCamera()
  useCodes(video, { live: state === 'live', fine, onRead })
  return (
    <Stack gap="sm">
      {state === 'none' ? (
        <Alert color="blue">{words.noCamera}</Alert>
      ) : (
        <div className={classes.live}>
          <video ref={video} className={classes.video} muted playsInline aria-label={cameraTexts.livePicture()} />
          {state === 'asked' && <Text className={classes.starts}>{cameraTexts.cameraStarts()}</Text>}
        </div>
      )}
      <Text role="status">{said || words.hold}</Text>
      {children}
    </Stack>
  )
}

const everyMs = 250
/** A code fills enough of this, and reading it takes a few hundredths of a second; a dense one wants more. */
const longest = { plain: 800, fine: 1600 }

interface Reading {
  live: boolean
  fine: boolean
  onRead: (text: string) => void
}

function useCodes(video: RefObject<HTMLVideoElement | null>, { live, fine, onRead }: Reading): void {
  const tell = useRef(onRead)
  useEffect(() => {
    tell.current = onRead
  })
  useEffect(() => {
    if (!live) return
    let over = false
    let timer: ReturnType<typeof setTimeout> | undefined
    let last: string | undefined
    const canvas = document.createElement('canvas')
    const start = async () => {
      const read = await openCodeReader()
      const look = async () => {
        // A picture that cannot be read is none with a code.
        const seen =
          video.current && draw(video.current, canvas, fine ? longest.fine : longest.plain) ? read(canvas) : undefined
        const text = await Promise.resolve(seen).catch(() => undefined)
        if (over) return
        if (text && text !== last) tell.current(text)
        last = text
        timer = setTimeout(() => void look(), everyMs)
      }
      await look()
    }
    void start().catch(() => undefined)
    return () => {
      over = true
      clearTimeout(timer)
    }
  }, [live, fine, video])
}

function draw(video: HTMLVideoElement, canvas: HTMLCanvasElement, most: number): boolean {
  if (video.videoWidth === 0) return false
  const scale = Math.min(1, most / Math.max(video.videoWidth, video.videoHeight))
  canvas.width = Math.round(video.videoWidth * scale)
  canvas.height = Math.round(video.videoHeight * scale)
  canvas.getContext('2d', { willReadFrequently: true })?.drawImage(video, 0, 0, canvas.width, canvas.height)
  return true
}
