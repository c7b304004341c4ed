import type { CDPSession, Page } from '@playwright/test'
import { expect } from './test.ts'

/** A cheap phone on a poor line: a quarter of the processor, 400 kbit/s, 300 ms. */
export async function openPoorPhone(page: Page) {
  const session: CDPSession = await page.context().newCDPSession(page)
  const bytes = 400_000 / 8
  const setLine = (offline: boolean) =>
    session.send('Network.emulateNetworkConditions', {
      offline,
      latency: 300,
      downloadThroughput: bytes,
      uploadThroughput: bytes,
    })
  // That of the page and its worker, and that of this session, which a reload would otherwise find again as it was.
  const change = async (offline: boolean) => {
    await page.context().setOffline(offline)
    await setLine(offline)
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await setLine(false)
  return { loseLine: () => change(true), findLine: () => change(false) }
}

/** Until a worker answers for the page and has kept what it was made of. */
export async function waitForWorker(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), { timeout: 30_000 })
    .toBe('activated')
  // Asked of the page itself, so that the journey waits for what it needs and no longer.
  await expect.poll(() => page.evaluate(missingFiles), { timeout: 30_000 }).toEqual([])
}

const missingFiles = async () => {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  const ours = loaded.filter((name) => new URL(name).pathname.includes('/assets/'))
  const kept = await Promise.all(ours.map((name) => caches.match(name)))
  return ours.filter((_, at) => !kept[at])
}

/** All that this browser keeps of the portal, as one text: storages, caches, and databases as far as a script can read them. */
export function storedOn(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const answer = <T>(asked: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        asked.onsuccess = () => resolve(asked.result)
        asked.onerror = () => reject(asked.error)
      })
    const kept: unknown[] = [{ ...localStorage }, { ...sessionStorage }, document.cookie]
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await answer(indexedDB.open(name))
      for (const store of database.objectStoreNames) {
        const rows: unknown[] = await answer(database.transaction(store).objectStore(store).getAll())
        // Bytes are read as letters, so that what lies there unsealed would be found.
        const bytes = (_: string, value: unknown) =>
          value instanceof ArrayBuffer ? new TextDecoder().decode(value) : value
        kept.push(name, store, ...rows.map((row) => JSON.stringify(row, bytes)))
      }
      database.close()
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const { url } of await cache.keys())
        kept.push(url, /assets/.test(url) || (await (await cache.match(url))?.text()))
    }
    return JSON.stringify(kept)
  })
}
