import {
  isBuildFile,
  isPortalPage,
  keepBuildFiles,
  keepPage,
  oldCaches,
  takeBuildFile,
  takePage,
} from './kept-files.ts'
import { openPush, type PortalWindow, readPush } from './shown-push.ts'

/** What of a service worker is used here. The browser's own types of it clash with those of a page. */
interface WorkerScope {
  addEventListener(type: 'install' | 'activate', listen: (event: Lasting) => void): void
  addEventListener(type: 'fetch', listen: (event: Lasting & Asked) => void): void
  addEventListener(type: 'message', listen: (event: Lasting & { data: unknown }) => void): void
  addEventListener(type: 'push', listen: (event: Lasting & { data: { json(): unknown } | null }) => void): void
  addEventListener(type: 'notificationclick', listen: (event: Lasting & { notification: Shown }) => void): void
  skipWaiting(): Promise<void>
  clients: {
    claim(): Promise<void>
    matchAll(of: { type: 'window'; includeUncontrolled: true }): Promise<PortalWindow[]>
    openWindow(address: string): Promise<unknown>
  }
  registration: { showNotification(title: string, options: NotificationOptions): Promise<void> }
  location: { origin: string; host: string }
}
interface Lasting {
  waitUntil(work: Promise<unknown>): void
}
interface Shown {
  data: unknown
  close(): void
}
interface Asked {
  request: Request
  respondWith(answer: Promise<Response>): void
}

declare const self: WorkerScope
/** Put here by the build: the same for the same files. */
declare const __BUILD__: string

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([keepPage(), self.skipWaiting()]))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([dropOldCaches(), self.clients.claim()]))
})

/** Calls are never answered, nor kept, by the worker: what they say is somebody's. */
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (isBuildFile(pathname)) event.respondWith(takeBuildFile(request, __BUILD__))
  else if (request.mode === 'navigate' && isPortalPage(pathname)) event.respondWith(takePage(request))
})

self.addEventListener('message', (event) => {
  const { data } = event
  if (Array.isArray(data)) event.waitUntil(keepBuildFiles(data.map(String), __BUILD__))
})

self.addEventListener('push', (event) => {
  const { title, text, link } = readPush(contentOf(event.data), self.location.host)
  // One that comes a second time takes the place of the first.
  const shown = { body: text, data: { link }, tag: `${title} ${link}`, icon: '/app-icon-192.png' }
  event.waitUntil(self.registration.showNotification(title, shown))
})

self.addEventListener('notificationclick', (event) => {
  const { notification } = event
  notification.close()
  event.waitUntil(openItsPage(readPush(notification.data, '').link))
})

async function openItsPage(link: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  await openPush(link, { windows, openWindow: (address) => self.clients.openWindow(address) })
}

function contentOf(data: { json(): unknown } | null): unknown {
  try {
    return data?.json()
  } catch {
    return undefined
  }
}

async function dropOldCaches(): Promise<void> {
  for (const name of oldCaches(await caches.keys(), __BUILD__)) await caches.delete(name)
}
