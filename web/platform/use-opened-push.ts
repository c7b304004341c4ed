import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { fieldOf } from '../../contract/kernel/from-outside.ts'
import { insidePath } from './inside-path.ts'

/** Somebody tapped a notice on the screen of the device: the worker brings this window to the front and says where to. */
export function useOpenedPush(): void {
  const navigate = useNavigate()
  useEffect(() => {
    const worker = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined
    const go = ({ data }: MessageEvent<unknown>) => {
      const inside = insidePath(fieldOf(data, 'open'))
      if (inside) void navigate({ href: inside })
    }
    worker?.addEventListener('message', go)
    return () => worker?.removeEventListener('message', go)
  }, [navigate])
}
