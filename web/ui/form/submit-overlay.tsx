import { Loader } from '@mantine/core'
import { createPortal } from 'react-dom'
import { doorTexts } from '../../../texts/en/door.ts'
import classes from './submit-overlay.module.css'

interface Props {
  /** A submit is under way. */
  visible: boolean
}

/** Blurs the whole screen while a form is being sent, so that nothing is sent twice. */
export function SubmitOverlay({ visible }: Props) {
  if (!visible) return null
  return createPortal(
    <div className={classes.overlay} role="status" aria-label={doorTexts.sending()}>
      <Loader />
    </div>,
    document.body,
  )
}
