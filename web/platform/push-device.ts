import { type PushAddress, pushAddress } from '../../contract/push.ts'

/** Asks the person, by the browser's own question. It must be called from a tap, or browsers do not ask. */
export const askPermission = async (): Promise<boolean> => (await Notification.requestPermission()) === 'granted'

/** The address under which the browser's push service takes messages; one that was made for another server is given up. */
export async function enterPush(publicKey: string, { anew }: { anew: boolean }): Promise<PushAddress> {
  const { pushManager } = await navigator.serviceWorker.ready
  const kept = await pushManager.getSubscription()
  if (kept && anew) await kept.unsubscribe()
  const subscription =
    kept && !anew ? kept : await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  return pushAddress.parse(subscription.toJSON())
}

export async function leavePush(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  const kept = await registration?.pushManager.getSubscription()
  await kept?.unsubscribe()
}
