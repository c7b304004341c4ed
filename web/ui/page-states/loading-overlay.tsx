import { Loader, Text } from '@mantine/core'
import { createPortal } from 'react-dom'
import { doorTexts } from '../../../texts/en/door.ts'
import classes from './loading-overlay.module.css'
import { useLoadingTurn } from './use-loading-turn.ts'

/** In milliseconds: an answer within a blink should not flash a loader. */
const blink = 200

/** Stands where a part of the page is still on its way, and keeps its place. */
export function LoadingOverlay() {
  return (
    <div className={classes.place}>
      <SaysLoading />
    </div>
  )
}

/** Over the page one overlay says that something loads, however many parts do. */
export function SaysLoading() {
  const { mine, since } = useLoadingTurn()
  return mine && createPortal(<Overlay since={since} />, document.body)
}

function Overlay({ since }: { since: number }) {
  const animationDelay = `${Math.max(0, blink - (performance.now() - since))}ms`
  return (
    <div className={classes.overlay} role="status" style={{ animationDelay }}>
      <div className={classes.card}>
        <Loader size="sm" aria-hidden />
        <Text fw={600}>{doorTexts.loading()}</Text>
        <Text size="sm" c="dimmed">
          {doorTexts.pleaseWaitWhileWe()}
        </Text>
      </div>
    </div>
  )
}
