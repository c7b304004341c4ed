import { Loader, Text } from '@mantine/core'
import classes from './loading-overlay.module.css'

/** Covers the part of the page that is still on its way. */
export function LoadingOverlay() {
  return (
    <div className={classes.overlay} role="status">
      <Loader size="sm" aria-hidden />
      <Text fw={600}>Loading...</Text>
      <Text size="sm" c="dimmed">
        Please wait while we load your data
      </Text>
    </div>
  )
}
