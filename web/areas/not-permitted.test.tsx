import { createMemoryHistory } from '@tanstack/react-router'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { listAudit } from '../../contract/audit.ts'
import { getPackage } from '../../contract/catalogue/package.ts'
import { getRulesInForce } from '../../contract/law/rules-in-force.ts'
import { listMerchantStaff } from '../../contract/merchant-staff.ts'
import { listRecurringJobs } from '../../contract/recurring-job.ts'
import { getRegistration } from '../../contract/registration-review.ts'
import { saveSession } from '../platform/session.ts'
import { createPortalRouter } from '../router.tsx'
import { json, type Seen, serve, tokenOf } from '../testing/network.ts'
import { visitPortal } from '../testing/visit-portal.tsx'
import { entryOf } from '../ui/shell/menu.ts'
import { backofficeMenu } from './backoffice/backoffice-menu.ts'
import { backofficeRoutes } from './backoffice/backoffice-routes.ts'
import { merchantMenu } from './merchant/merchant-menu.ts'
import { merchantRoutes } from './merchant/merchant-routes.ts'
import { routerOver } from './portal-root.tsx'

const heading = 'This page is not among your permissions'

function visitAs(role: 'admin' | 'staff' | 'merchant', permissions: string[], address: string) {
  saveSession({ token: tokenOf({ sub: 'S000002', name: 'Asha Rao', role }), refreshToken: 'r1' })
  const requests = serve({
    'GET /business-info': () => json({ businessName: 'Sample Seva Kendra' }),
    'GET /auth/me': () => json({ code: 'S000002', role, owner: false, permissions }),
    'GET /merchant/account/closing': () => json(0),
    'POST /favicon': () => new Response('icon'),
  })
  return { router: visitPortal(createPortalRouter, address), requests }
}

/** Pages, somebody who may not open them, the permission that they want, and what they ask the server for. */
const pages = [
  ['staff', ['payment'], '/backend/masters/rules-in-force', '/backend', 'master', getRulesInForce],
  ['staff', ['payment'], '/backend/masters/package/7', '/backend', 'master', getPackage],
  ['staff', ['master', 'setting'], '/backend/settings/audit-list', '/backend', 'admin', listAudit],
  ['staff', ['master', 'setting'], '/backend/settings/repeated-work', '/backend', 'admin', listRecurringJobs],
  ['staff', ['user'], '/backend/user-management/Registration-Action/7', '/backend', 'registration', getRegistration],
  ['merchant', ['apply'], '/merchant/user-management/staff-list', '/merchant', 'manage-people', listMerchantStaff],
] as const
const askedFor = (requests: Seen[], endpoint: { path: string }) =>
  requests.filter(({ path }) => path === endpoint.path.replace(':id', '7'))

describe('who opens by its address a page that is not among their permissions', () => {
  it.each(pages)('as %s with %s is told so at %s, and led to the dashboard %s', async (...page) => {
    const [role, held, address, home, , endpoint] = page
    const { router, requests } = visitAs(role, [...held], address)
    const main = await screen.findByRole('main')
    await within(main).findByRole('heading', { level: 1, name: heading })
    expect(router.state.location.pathname).toBe(address)
    expect(within(main).queryByText('Something went wrong')).toBeNull()
    // Nothing is asked for that would be refused.
    expect(askedFor(requests, endpoint)).toEqual([])
    await userEvent.click(within(main).getByRole('link', { name: 'Go to the dashboard' }))
    await waitFor(() => expect(router.state.resolvedLocation?.pathname).toBe(home))
    await waitFor(() => expect(screen.queryByRole('heading', { name: heading })).toBeNull())
  })

  it.each(pages)('is not %s with %s, but somebody for whom %s asks what it shows', async (...page) => {
    const [role, , address, , wanted, endpoint] = page
    const { requests } = visitAs(wanted === 'admin' ? 'admin' : role, wanted === 'admin' ? [] : [wanted], address)
    await waitFor(() => expect(askedFor(requests, endpoint)).not.toEqual([]))
  })

  it('sees the pages that are', async () => {
    visitAs('staff', ['master'], '/backend/masters/bank-list')
    await screen.findByRole('heading', { level: 1, name: 'Bank List' })
    expect(screen.queryByRole('heading', { name: heading })).toBeNull()
  })

  it('goes, as a merchant in the back office, to their own area', async () => {
    const { router } = visitAs('merchant', [], '/backend/masters/bank-list')
    await waitFor(() => expect(router.state.resolvedLocation?.pathname).toBe('/merchant'))
  })
})

describe('every page of', () => {
  const { routesByPath } = routerOver({
    areas: (root) => [backofficeRoutes(root), merchantRoutes(root)],
    history: createMemoryHistory(),
  })
  const openToAll = ['/backend/exports', '/merchant/exports']

  it.each([
    ['the back office', '/backend', backofficeMenu],
    ['the merchant area', '/merchant', merchantMenu],
  ] as const)(
    '%s belongs to an entry of the menu, whose permission it wants, or is open to all',
    (_area, home, menu) => {
      const addresses = Object.keys(routesByPath).filter((path) => path.startsWith(home))
      expect(addresses.length).toBeGreaterThan(40)
      const alone = addresses.filter((path) => !entryOf(menu, path.replace('{-$id}', '7').replace(/\$\w+/, '7')))
      expect(alone.filter((path) => !openToAll.includes(path))).toEqual([])
    },
  )
})
