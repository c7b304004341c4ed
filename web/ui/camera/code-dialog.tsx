import { Alert, Modal, Stack, Text } from '@mantine/core'
import { type RefObject, useEffect, useRef } from 'react'
import { cameraTexts } from '../../../texts/en/camera.ts'
import classes from './camera.module.css'
import { openCodeReader } from './read-code.ts'
import { useLiveCamera } from './use-live-camera.ts'

interface Props {
  /** What the last code led to, in words. */
  said: string
  /** Told of each code once, for as long as it is held before the camera. */
  onRead: (text: string) => void
  onClose: () => void
}

/** Reads one QR code after the other from what the camera sees. */
export function CodeDialog({ said, onRead, onClose }: Props) {
  const { video, state } = useLiveCamera()
  useCodes(video, state === 'live', onRead)
  return (
    <Modal
      opened
      onClose={onClose}
      title={cameraTexts.readCodes()}
      closeButtonProps={{ 'aria-label': cameraTexts.stopReading(), size: 44 }}
    >
      <Stack gap="sm">
        {state === 'none' ? (
          <Alert color="blue">{cameraTexts.noCameraForCodes()}</Alert>
        ) : (
          <div className={classes.live}>
            <video ref={video} className={classes.video} muted playsInline aria-label={cameraTexts.livePicture()} />
            {state === 'asked' && <Text className={classes.starts}>{cameraTexts.cameraStarts()}</Text>}
          </div>
        )}
        <Text role="status">{said || cameraTexts.holdCode()}</Text>
      </Stack>
    </Modal>
  )
}

const everyMs = 250
/** A code fills enough of this, and reading it takes a few hundredths of a second. */
const longest = 800

function useCodes(video: RefObject<HTMLVideoElement | null>, live: boolean, onRead: (text: string) => void): void {
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
        const seen = video.current && draw(video.current, canvas) ? read(canvas) : undefined
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
  }, [live, video])
}

function draw(video: HTMLVideoElement, canvas: HTMLCanvasElement): boolean {
  if (video.videoWidth === 0) return false
  const scale = Math.min(1, longest / Math.max(video.videoWidth, video.videoHeight))
  canvas.width = Math.round(video.videoWidth * scale)
  canvas.height = Math.round(video.videoHeight * scale)
  canvas.getContext('2d', { willReadFrequently: true })?.drawImage(video, 0, 0, canvas.width, canvas.height)
  return true
}
