import { useCallback, useEffect, useRef, useState } from 'react'

/** Where the camera stands: asked for, running, or not to be had. */
export type LiveState = 'asked' | 'live' | 'none'

// As fine as it gets: a page wants more pixels than a film.
const wanted: MediaStreamConstraints = {
  video: { facingMode: { ideal: 'environment' }, width: { ideal: 4096 }, height: { ideal: 3072 } },
  audio: false,
}

/** The rear camera, from when the screen opens until it closes; a person may refuse it. */
export function useLiveCamera() {
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<LiveState>('asked')
  useEffect(() => {
    let stream: MediaStream | undefined
    let over = false
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    const start = async () => {
      stream = await navigator.mediaDevices.getUserMedia(wanted)
      if (over) return stop()
      if (!video.current) return
      video.current.srcObject = stream
      await video.current.play()
      setState('live')
    }
    start().catch(() => {
      if (!over) setState('none')
    })
    return () => {
      over = true
      stop()
    }
  }, [])

  const snap = useCallback(async (): Promise<Blob | undefined> => {
    const shown = video.current
    if (!shown || shown.videoWidth === 0) return undefined
    const canvas = document.createElement('canvas')
    canvas.width = shown.videoWidth
    canvas.height = shown.videoHeight
    canvas.getContext('2d')?.drawImage(shown, 0, 0)
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.95))
    return blob ?? undefined
  }, [])
  return { video, state, snap }
}
