import type { APIRequestContext, Page } from '@playwright/test'
import { indianDay } from '../contract/kernel/dates.ts'
import { callerOf } from './portal/caller.ts'
import { aPaidPan } from './portal/paid-pan.ts'
import { aScan, waitingForVerification } from './portal/pan.ts'
import { type OfficeFinds, officeRoutes, type ShopFinds, type SpecRoute, shopRoutes } from './portal/spec-routes.ts'
import { expect, signIn, test } from './portal/test.ts'

// Every address of the specification, one after the other: gone to from within, and then loaded whole, as a bookmark is.
test.describe.configure({ timeout: 600_000 })

interface Rows {
  data: { id: string; ackNo?: string; kind?: string; role?: string }[]
}

/** A distributor, who has members, and a shop whose applications came back. */
const [distributor, shop] = ['9800000001', '9800000003']

async function officeFinds(request: APIRequestContext): Promise<OfficeFinds> {
  const admin = await callerOf(request, 'admin')
  const { id: waiting } = await waitingForVerification(request, shop)
  const reviews = await admin.post<Rows>('/backend/usermanagement/kyc', { length: 100 })
  const tin = await admin.post<Rows>('/backend/nsdlpan/physical/tin-rejection-list')
  const { id: parcel } = await aParcel(request)
  return {
    waiting,
    parcel,
    resubmittedAckNo: tin.data[0]?.ackNo ?? '',
    merchantUser: reviews.data.find(({ kind }) => kind === 'merchant')?.id ?? '',
    staffUser: await aStaffMember(request),
  }
}

async function shopFinds(request: APIRequestContext): Promise<ShopFinds> {
  const owner = await callerOf(request, shop)
  const kind = { type: 'N', category: 'individual', mode: 'physical', card: 'card' }
  const draft = await owner.post<{ id: string }>('/merchant/nsdlpan/apply', kind)
  const [unscanned, uncropped] = [await aPaidPan(request, shop), await aPaidPan(request, shop)]
  const form = { name: 'scan.pdf', mimeType: 'application/pdf', buffer: await aScan() }
  await owner.send(`/merchant/nsdlpan/form-scanning/${uncropped.id}`, { form })
  const rejected = await owner.post<Rows>('/merchant/nsdlpan/rejection-list')
  const tin = await owner.post<Rows>('/merchant/nsdlpan/tin-rejection-list')
  const { id: parcel } = await aParcel(request)
  return {
    draft: draft.id,
    unscanned: unscanned.id,
    uncropped: uncropped.id,
    rejected: rejected.data[0]?.id ?? '',
    tinRejectedAckNo: tin.data[0]?.ackNo ?? '',
    staff: await aStaffMember(request),
    member: '',
    parcel,
  }
}

async function aParcel(request: APIRequestContext): Promise<{ id: string }> {
  const owner = await callerOf(request, shop)
  const { companies } = await owner.get<{ companies: { value: string; label: string }[] }>(
    '/merchant/misc/courier/options',
  )
  const companyId = companies.find(({ label }) => label === 'By hand')?.value
  const parcel = { companyId, docket: '', sentOn: indianDay(new Date()), contents: 'A sample letter' }
  return owner.post('/merchant/misc/courier/add', parcel)
}

async function aStaffMember(request: APIRequestContext): Promise<string> {
  const owner = await callerOf(request, shop)
  const known = await owner.post<Rows>('/merchant/usermanagement/staff-list')
  if (known.data[0]) return known.data[0].id
  const { id } = await owner.post<{ id: string }>('/merchant/usermanagement/staff/add', {
    fullName: 'Sample Walker',
    fatherName: 'Elder Walker',
    gender: 'F',
    dob: '1990-04-05',
    mobileNo: '9840000077',
    emailId: 'walker@staff.example',
    panNo: 'AAAPW3077Z',
    permissions: ['apply'],
  })
  return id
}

/** Goes to an address as a link inside the portal does. */
async function visit(page: Page, address: string): Promise<void> {
  await page.evaluate((path) => {
    history.pushState({}, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
}

/** A form with something in it does not let go of a person by itself, so the portal is loaded anew after it. */
const isForm = (address: string) => /\/(apply\/\w\/\w+|reapply|edit)\/\d+$/.test(address)

async function expectPages(page: Page, routes: SpecRoute[]): Promise<void> {
  for (const [address, title] of routes) {
    await (isForm(new URL(page.url()).pathname) ? page.goto(address) : visit(page, address))
    await expectPage(page, address, title)
    await page.goto(address)
    await expectPage(page, address, title)
  }
}

/** Who goes to verify is given the application that waits longest. */
const leadsOn = (address: string, pathname: string) =>
  address.endsWith('/nsdl-pan/verify') && /^\/\d+$/.test(pathname.slice(address.length))

async function expectPage(page: Page, address: string, title: string | RegExp): Promise<void> {
  await expect(page, address).toHaveURL(({ pathname }) => pathname === address || leadsOn(address, pathname))
  await expect(page.getByRole('heading', { level: 1 }).first(), address).toHaveText(title)
  await expect(page.getByText('Please wait while we load your data'), address).toHaveCount(0)
  await expect(page.getByText('Something went wrong'), address).toHaveCount(0)
  await expect(page.getByText('Something is not right...'), address).toHaveCount(0)
  await expect(page.getByText(/^(Failed to load data|Error: )/), address).toHaveCount(0)
  await expect(page.getByText(/coming with/i), address).toHaveCount(0)
}

/** Every entry of the menu leads to a page of its own. */
async function menuPaths(page: Page): Promise<string[]> {
  const menu = page.getByRole('navigation').first()
  const closed = menu.getByRole('button', { expanded: false })
  for (let left = await closed.count(); left > 0; left--) {
    await closed.first().click()
    await expect(closed).toHaveCount(left - 1)
  }
  return menu
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname))
}

test('an admin finds every page of the back office that the specification lists', async ({ page, request }) => {
  const failed: string[] = []
  page.on('response', (reply) => {
    if (reply.status() >= 400) failed.push(reply.url())
  })
  const routes = officeRoutes(await officeFinds(request))
  await signIn(page, 'admin')
  await expectPages(page, routes)
  const known = new Set(routes.map(([address]) => address.toLowerCase()))
  const entries = await menuPaths(page)
  expect(entries.length).toBeGreaterThan(20)
  for (const entry of entries) {
    if (!known.has(entry.toLowerCase())) await expectPages(page, [[entry, /./]])
  }
  expect(failed).toEqual([])
})

test('a merchant finds every page of the merchant area that the specification lists', async ({ page, request }) => {
  const failed: string[] = []
  page.on('response', (reply) => {
    if (reply.status() >= 400) failed.push(reply.url())
  })
  const ofMembers = (address: string) => address.includes('frenchies')
  const found = await shopFinds(request)
  await signIn(page, shop)
  await expectPages(
    page,
    shopRoutes(found).filter(([address]) => !ofMembers(address)),
  )
  const entries = await menuPaths(page)
  expect(entries.length).toBeGreaterThan(12)
  await expectPages(
    page,
    entries.filter((entry) => !ofMembers(entry)).map((entry) => [entry, /./]),
  )
  await signIn(page, distributor)
  const members = await (await callerOf(request, distributor)).post<Rows>('/merchant/usermanagement/member-list')
  const routes = shopRoutes({ ...found, member: members.data[0]?.id ?? '' })
  await expectPages(
    page,
    routes.filter(([address]) => ofMembers(address)),
  )
  expect(failed).toEqual([])
})

test('everyone else is sent to their own area, or to the login', async ({ page }) => {
  const none = { waiting: '1', resubmittedAckNo: '1', parcel: '1', merchantUser: '1', staffUser: '1' }
  const nothing = {
    draft: '1',
    unscanned: '1',
    uncropped: '1',
    rejected: '1',
    tinRejectedAckNo: '1',
    staff: '1',
    member: '1',
    parcel: '1',
  }
  const [office, area] = [officeRoutes(none), shopRoutes(nothing)].map((routes) => routes.map(([address]) => address))
  const expectSent = async (addresses: string[] = [], home: string) => {
    for (const address of addresses) {
      await visit(page, address)
      await expect(page, address).toHaveURL((url) => url.pathname === home)
    }
  }
  await page.goto('/auth/login')
  const all = [...(office ?? []), ...(area ?? [])]
  await expectSent(all, '/auth/login')
  for (const address of all) {
    await page.goto(address)
    await expect(page, address).toHaveURL((url) => url.pathname === '/auth/login')
  }
  await signIn(page, shop)
  await expectSent(office, '/merchant')
  await signIn(page, 'staff1')
  await expectSent(area, '/backend')
})
