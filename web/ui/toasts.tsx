import '@mantine/notifications/styles.layer.css'
import { Notifications } from '@mantine/notifications'
import { toastLimits } from './toast.ts'
import classes from './toasts.module.css'

/** Where notifications appear; each signed-in layout holds it once. */
export function Toasts() {
  return <Notifications {...toastLimits} classNames={{ root: classes.root }} />
}
