import { Loader, Text } from '@mantine/core'
import { createPortal } from 'react-dom'
import classes from './loading-overlay.module.css'
import { useLoadingTurn } from './loading-turn.ts'

/** In milliseconds: an answer within a blink should not flash a loader. */
const blink = 200

/** Stands where a part of the page is still on its way. Over the page one overlay says so, however many parts load. */
export function LoadingOverlay() {
  const { mine, since } = useLoadingTurn()
  return <div className={classes.place}>{mine && createPortal(<Overlay since={since} />, document.body)}</div>
}

function Overlay({ since }: { since: number }) {
  const animationDelay = `${Math.max(0, blink - (performance.now() - since))}ms`
  return (
    <div className={classes.overlay} role="status" style={{ animationDelay }}>
      <div className={classes.card}>
        <Loader size="sm" aria-hidden />
        <Text fw={600}>Loading...</Text>
        <Text size="sm" c="dimmed">
          Please wait while we load your data
        </Text>
      </div>
    </div>
  )
}
