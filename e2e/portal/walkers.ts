import type { APIRequestContext, Page } from '@playwright/test'
import { callerOf } from './caller.ts'
import { aPaidPan } from './paid-pan.ts'
import { aScan, waitingForVerification } from './pan.ts'
import { expect, signIn } from './test.ts'
import { aWalk, type Walk, walkOn } from './walk.ts'

export const walkedShop = '9800000003'
export const walkTimeoutMs = process.env.WALK_ALL ? 3_600_000 : 1_200_000

async function openMenu(page: Page): Promise<void> {
  const closed = page.getByRole('navigation', { name: 'Menu' }).getByRole('button', { expanded: false })
  for (let left = await closed.count(); left > 0; left--) {
    await closed.first().click()
    await expect(closed).toHaveCount(left - 1)
  }
}

/** Signs in and taps everything from the dashboard on. */
export async function walkAs(page: Page, userName: string): Promise<void> {
  await signIn(page, userName)
  await openMenu(page)
  const walk = aWalk(page)
  await walkOn(walk)
  expectEverythingLed(walk, userName)
}

export function expectEverythingLed(walk: Walk, who: string): void {
  console.log(`${who}: ${walk.taps} links tapped on ${walk.pages.size} kinds of pages`)
  expect(walk.problems).toEqual([])
}

/** What the demo has not got: applications that wait at each desk, and drafts of every kind. */
export async function setUpShop(request: APIRequestContext): Promise<void> {
  const owner = await callerOf(request, walkedShop)
  const draft = { type: 'N', category: 'individual', mode: 'physical', card: 'card' }
  for (const change of [{}, { type: 'C', category: 'company' }, { mode: 'paperless' }])
    await owner.post('/merchant/nsdlpan/apply', { ...draft, ...change })
  await owner.post('/merchant/gst/registration/begin')
  await aPaidPan(request, walkedShop)
  const uncropped = await aPaidPan(request, walkedShop)
  const form = { name: 'scan.pdf', mimeType: 'application/pdf', buffer: await aScan() }
  await owner.send(`/merchant/nsdlpan/form-scanning/${uncropped.id}`, { form })
  await waitingForVerification(request, walkedShop)
}
