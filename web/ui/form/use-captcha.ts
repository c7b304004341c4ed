import { useCallback, useEffect, useRef, useState } from 'react'
import { askForPuzzle, handInPuzzle } from '../../../contract/captcha-puzzle.ts'
import { type CaptchaPurpose, captcha } from '../../../contract/session.ts'
import { visitorTexts } from '../../../texts/en/visitor.ts'
import { call } from '../../platform/call.ts'
import { CallError } from '../../platform/call-error.ts'
import { fetchFile } from '../../platform/download.ts'
import { endpointPath } from '../../platform/endpoint-path.ts'
import { errorText } from '../../platform/error-text.ts'

export type CaptchaState =
  | { is: 'loading' }
  | { is: 'image'; url: string }
  | { is: 'working'; done: number }
  | { is: 'proven' }
  | { is: 'error'; text: string }

/**
 * Fetches pictures, or lets the browser prove that it has worked, for those who cannot read one. Each picture and each
 * proof is a new captcha, so the former answer no longer counts.
 */
export function useCaptcha(purpose: CaptchaPurpose, answer: (text: string) => void) {
  const [state, setState] = useState<CaptchaState>({ is: 'loading' })
  const running = useRef<AbortController>(undefined)

  /** Whatever is begun ends what was begun before. */
  const begin = useCallback(() => {
    running.current?.abort()
    const control = new AbortController()
    running.current = control
    const { signal } = control
    const show = (next: CaptchaState) => {
      if (!signal.aborted) setState(next)
    }
    return { signal, show }
  }, [])

  const draw = useCallback(async () => {
    const { show } = begin()
    show({ is: 'loading' })
    try {
      const { tempUrl } = await fetchFile(endpointPath(captcha.path, {}, { for: purpose }))
      show({ is: 'image', url: tempUrl })
    } catch {
      show({ is: 'error', text: visitorTexts.theCaptchaCouldNot() })
    }
  }, [purpose, begin])

  async function prove(): Promise<void> {
    const { signal, show } = begin()
    if (!globalThis.crypto?.subtle) return show({ is: 'error', text: visitorTexts.thisCheckNeedsAn() })
    show({ is: 'working', done: 0 })
    try {
      const [puzzle, { solvePuzzle }] = await Promise.all([
        call(askForPuzzle, { query: { for: purpose }, signal }),
        import('./solve-puzzle.ts'),
      ])
      const numbers = await solvePuzzle(puzzle, { signal, onProgress: (done) => show({ is: 'working', done }) })
      const proof = await call(handInPuzzle, { query: { for: purpose }, body: { numbers }, signal })
      if (signal.aborted) return
      answer(proof.captcha)
      show({ is: 'proven' })
    } catch (error) {
      show({ is: 'error', text: error instanceof CallError ? errorText(error) : visitorTexts.theCaptchaCouldNot() })
    }
  }

  useEffect(() => {
    void draw()
    return () => running.current?.abort()
  }, [draw])

  const image = state.is === 'image' ? state.url : ''
  useEffect(() => () => URL.revokeObjectURL(image), [image])

  const reload = () => {
    if (state.is === 'proven') answer('')
    void draw()
  }
  return { state, reload, prove }
}
