import type { Page } from '@playwright/test'
import { waitForWorker } from './portal/device.ts'
import { expect, signIn, test } from './portal/test.ts'

test.use({ serviceWorkers: 'allow' })

/** Hands the worker of this page a message, as the push service of the browser would. */
async function push(page: Page, message: object): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const found = new Promise<string>((resolve) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [one] = registrations
      if (one) resolve(one.registrationId)
    }),
  )
  await devtools.send('ServiceWorker.enable')
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await found,
    data: JSON.stringify(message),
  })
}

/** A browser without a screen shows no notices, so what the worker asks it to show is written down instead. */
async function watchShown(page: Page): Promise<() => Promise<unknown>> {
  const [worker] = page.context().serviceWorkers()
  if (!worker) throw new Error('The page has no worker.')
  await worker.evaluate(() => {
    const shown: unknown[] = []
    const registration: object = Reflect.get(globalThis, 'registration')
    Reflect.set(globalThis, 'shown', shown)
    Reflect.set(registration, 'showNotification', async (title: string, options: object) => {
      shown.push({ title, ...options })
    })
  })
  return () => worker.evaluate(() => Reflect.get(globalThis, 'shown'))
}

test('what is pushed while nobody looks is shown by the worker, with the page behind it', async ({ page, context }) => {
  await context.grantPermissions(['notifications'])
  await signIn(page, '9800000001')
  await waitForWorker(page)
  const shown = await watchShown(page)
  const link = '/merchant/product/nsdl-pan/paninfo/1'
  await push(page, { title: 'PAN issued', text: 'Tap to see it.', link })
  await expect.poll(shown).toMatchObject([{ title: 'PAN issued', body: 'Tap to see it.', data: { link } }])
})
