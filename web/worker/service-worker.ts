import {
  isBuildFile,
  isPortalPage,
  keepBuildFiles,
  keepPage,
  oldCaches,
  takeBuildFile,
  takePage,
} from './kept-files.ts'

/** What of a service worker is used here. The browser's own types of it clash with those of a page. */
interface WorkerScope {
  addEventListener(type: 'install' | 'activate', listen: (event: Lasting) => void): void
  addEventListener(type: 'fetch', listen: (event: Lasting & Asked) => void): void
  addEventListener(type: 'message', listen: (event: Lasting & { data: unknown }) => void): void
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void> }
  location: { origin: string }
}
interface Lasting {
  waitUntil(work: Promise<unknown>): void
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

async function dropOldCaches(): Promise<void> {
  for (const name of oldCaches(await caches.keys(), __BUILD__)) await caches.delete(name)
}
