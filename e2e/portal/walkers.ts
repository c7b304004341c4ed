import { randomInt } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { callerOf } from './caller.ts'
import { aPaidPan } from './paid-pan.ts'
import { aScan, waitingForItsNumber, waitingForVerification } from './pan.ts'
import { tapLink } from './tap.ts'
import { expect, signIn } from './test.ts'
import { aWalk, type Enters, entriesLeftOut, type Walk, walkOn } from './walk.ts'
import { lookAt } from './ways.ts'

export const walkedShop = '9800000003'
export const walkTimeoutMs = process.env.WALK_ALL ? 3_600_000 : 1_200_000

async function openMenu(page: Page): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Menu' })
  // It is drawn once it is known what this person may do.
  await expect(menu.getByRole('link', { name: 'Dashboard' })).toBeVisible()
  const closed = menu.getByRole('button', { expanded: false })
  for (let left = await closed.count(); left > 0; left--) {
    await closed.first().click()
    await expect(closed).toHaveCount(left - 1)
  }
}

/** The first page, and what its menu leads to. */
export const theMenu: Enters = ({ depth }) => depth < 2

export interface Walker {
  userName: string
  password?: string
  enters?: Enters
  /** Whoever is new is led to KYC, once, and looks around first. */
  isNew?: boolean
}

/** Signs in and taps everything from the dashboard on. */
export async function walkAs(page: Page, { userName, password, enters, isNew }: Walker): Promise<Walk> {
  await signIn(page, userName, { password })
  if (isNew) await tapLink(page, page.getByRole('link', { name: 'Look around first' }))
  await openMenu(page)
  const walk = aWalk(page, enters, () => openMenu(page))
  const first = await lookAt(page)
  await walkOn(walk)
  expectEverythingLed(walk, userName)
  expect(entriesLeftOut(walk, first)).toEqual([])
  return walk
}

export function expectEverythingLed(walk: Walk, who: string): void {
  console.log(`${who}: ${walk.taps} links tapped on ${walk.pages.size} kinds of pages`)
  if (process.env.WALK_ALL) console.log([...walk.pages].sort().join('\n'))
  expect(walk.problems).toEqual([])
}

const aForm = async () => ({ name: 'scan.pdf', mimeType: 'application/pdf', buffer: await aScan() })

/** So that every link of the desks and forms is there to be tapped, whatever other journeys did: all of one shop. */
export async function setUpShop(request: APIRequestContext): Promise<void> {
  const owner = await callerOf(request, walkedShop)
  const draft = { type: 'N', category: 'individual', mode: 'physical', card: 'card' }
  for (const change of [{}, { type: 'C', category: 'company' }, { mode: 'paperless' }])
    await owner.post('/merchant/nsdlpan/apply', { ...draft, ...change })
  await owner.post('/merchant/gst/registration/begin')
  await aPaidPan(request, walkedShop)
  const uncropped = await aPaidPan(request, walkedShop)
  await owner.send(`/merchant/nsdlpan/form-scanning/${uncropped.id}`, { form: await aForm() })
  await waitingForVerification(request, walkedShop)
  await sentInAgainAfterTin(request)
}

/** TIN has refused it, the shop has uploaded better papers, and the back office has them before it. */
async function sentInAgainAfterTin(request: APIRequestContext): Promise<void> {
  const { id } = await waitingForItsNumber(request, walkedShop)
  const admin = await callerOf(request, 'admin')
  const move = (path: string, data?: object) => admin.post(`/backend/nsdlpan/${path}/${id}`, data)
  const ackNo = `65${String(randomInt(1e13)).padStart(13, '0')}`
  await move('acknowledge', { ackNo })
  await move('tin-reject', { codes: [], words: 'The address differs from the proof' })
  const owner = await callerOf(request, walkedShop)
  await owner.send(`/merchant/nsdlpan/tin-rejection-upload/${ackNo}`, { form: await aForm() })
}
