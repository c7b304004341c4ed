import '@mantine/notifications/styles.layer.css'
import { Notifications } from '@mantine/notifications'
import { toastLimits } from './toast.ts'
import classes from './toasts.module.css'

/**
 * Where notifications appear; each signed-in layout holds it once. The pointer holds only the one it stands on: one that
 * is closed under it never tells that it was left, and all that came later would stay for ever.
 */
export function Toasts() {
  return <Notifications {...toastLimits} pauseResetOnHover="notification" classNames={{ root: classes.root }} />
}
