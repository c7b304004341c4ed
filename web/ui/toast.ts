import { notifications } from '@mantine/notifications'
import { shellTexts } from '../../texts/en/shell.ts'
import { CallError } from '../platform/call-error.ts'
import { adviceFor, errorText } from '../platform/error-text.ts'

/** The portal's limits for notifications; <Notifications> is given these once. */
export const toastLimits = {
  position: 'bottom-right',
  autoClose: 4000,
  transitionDuration: 250,
  containerWidth: 440,
  notificationMaxHeight: 200,
  limit: 5,
} as const

/** The cross has no words of its own. */
const closeButtonProps = () => ({ 'aria-label': shellTexts.dismiss() })

let lastAlone: string | undefined

/** Errors and uploads stand one at a time: the newest. */
function showAlone(notification: Parameters<typeof notifications.show>[0]): void {
  if (lastAlone) notifications.hide(lastAlone)
  lastAlone = notifications.show({ ...notification, closeButtonProps: closeButtonProps() })
}

/** A red notification at the top, titled 'Error'. */
export function toastError(error: unknown, title = shellTexts.error()): void {
  const message = [errorText(error), adviceFor(error) ?? []].flat().join('. ')
  showAlone({ color: 'red', position: 'top-center', title, message })
}

/**
 * For a dialog about something that another person may have changed meanwhile: when it is gone, the dialog goes with
 * it, and so does what the dialog said. The same where an answer was lost and it may have been done.
 */
export function toastChangedMeanwhile(error: unknown): void {
  if (error instanceof CallError && (error.status === 409 || error.maybeDone)) toastError(error)
}

export function toastUploaded(title: string, message: string): void {
  showAlone({ color: 'green', title, message })
}

export function toastSuccess(title: string, message = ''): void {
  notifications.show({ color: 'green', title, message, closeButtonProps: closeButtonProps() })
}

/** A notification that stays while something runs; the answer ends it. */
export function toastProgress(
  title: string,
  message = '',
): { done: (title: string, message?: string) => void; gone: () => void } {
  const id = notifications.show({ title, message, loading: true, autoClose: false, withCloseButton: false })
  return {
    done: (doneTitle, doneMessage = '') =>
      notifications.update({
        id,
        color: 'green',
        title: doneTitle,
        message: doneMessage,
        loading: false,
        autoClose: toastLimits.autoClose,
        withCloseButton: true,
        closeButtonProps: closeButtonProps(),
      }),
    gone: () => notifications.hide(id),
  }
}
