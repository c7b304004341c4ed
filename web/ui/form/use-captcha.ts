import { useCallback, useEffect, useRef, useState } from 'react'
import { type CaptchaPurpose, captcha, captchaAudio } from '../../../contract/session.ts'
import { fetchFile } from '../../platform/download.ts'
import { endpointPath } from '../../platform/endpoint-path.ts'

export type CaptchaState = 'loading' | 'image' | 'sound' | 'error'

/** Fetches captchas. Each image and each reading is a new one, so the former answer no longer counts. */
export function useCaptcha(purpose: CaptchaPurpose) {
  const [state, setState] = useState<CaptchaState>('loading')
  const [image, setImage] = useState<string>()
  const newest = useRef(0)

  const fetchNew = useCallback(
    async (path: string, show: (url: string) => void) => {
      newest.current += 1
      const asked = newest.current
      setState('loading')
      try {
        const { tempUrl } = await fetchFile(endpointPath(path, {}, { for: purpose }))
        if (asked === newest.current) show(tempUrl)
      } catch {
        if (asked === newest.current) setState('error')
      }
    },
    [purpose],
  )

  const reload = useCallback(
    () =>
      fetchNew(captcha.path, (url) => {
        setImage(url)
        setState('image')
      }),
    [fetchNew],
  )

  const listen = useCallback(
    () =>
      fetchNew(captchaAudio.path, (url) => {
        setState('sound')
        new Audio(url).play().catch(() => setState('error'))
      }),
    [fetchNew],
  )

  useEffect(() => {
    void reload()
  }, [reload])

  useEffect(() => () => URL.revokeObjectURL(image ?? ''), [image])

  return { state, image, reload, listen }
}
