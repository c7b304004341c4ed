import { vi } from 'vitest'

const keys = { p256dh: `B${'x'.repeat(86)}`, auth: 'y'.repeat(22) }

/** A browser that can show notices, and what its person answers when it asks. */
export function pushBrowser(before: NotificationPermission, answer: NotificationPermission = before) {
  let subscribed: { endpoint: string } | undefined
  let made = 0
  const notification = { permission: before, requestPermission: vi.fn(async () => ask()) }
  const ask = () => {
    notification.permission = answer
    return answer
  }
  const subscription = () =>
    subscribed && {
      toJSON: () => ({ ...subscribed, keys }),
      unsubscribe: async () => {
        subscribed = undefined
        return true
      },
    }
  const pushManager = {
    getSubscription: async () => subscription() ?? null,
    subscribe: vi.fn(async (_options: unknown) => {
      made += 1
      subscribed = { endpoint: `https://push.test/${made}` }
      return subscription()
    }),
  }
  const registration = { pushManager }
  vi.stubEnv('DEV', false)
  vi.stubGlobal('Notification', notification)
  vi.stubGlobal('PushManager', class {})
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { ready: Promise.resolve(registration), getRegistration: async () => registration },
  })
  return { keys, pushManager, notification, isSubscribed: () => subscribed !== undefined }
}

/** As a browser was before. */
export function noPushBrowser(): void {
  vi.unstubAllEnvs()
  Reflect.deleteProperty(navigator, 'serviceWorker')
}
