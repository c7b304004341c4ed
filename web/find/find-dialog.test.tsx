import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { type FoundRecord, findInOffice } from '../../contract/find.ts'
import { backOffice, type Standing } from '../../contract/kernel/role.ts'
import { webServices } from '../services.ts'
import { deferredAnswer, json, serve } from '../testing/network.ts'
import { renderPage } from '../testing/render-page.tsx'
import type { Menu } from '../ui/shell/menu.ts'
import { FindButton, type Finder } from './find-button.tsx'
import { FindDialog } from './find-dialog.tsx'
import { officeLinks } from './find-links.ts'
import { menuPlaces } from './place.ts'

const menu: Menu = [
  { label: 'Dashboard', path: '/page', access: backOffice(), icon: IconUser },
  {
    label: 'Actions',
    icon: IconUser,
    entries: [
      { label: 'Payments', path: '/backend/pay', access: backOffice('payment') },
      { label: 'GST', path: '/backend/gst', access: backOffice('gst') },
      { label: 'All Payments of GST', path: '/backend/both', access: backOffice('gst') },
    ],
  },
]
const clerk: Standing = { role: 'staff', owner: false, permissions: ['gst'] }
const token: FoundRecord = { kind: 'nsdl-pan', id: '7', title: '3000000007', detail: 'Asha Rao · Issued' }
const order: FoundRecord = { kind: 'uti-pan', id: '9', title: 'K000009', detail: 'PSA1 · Pending' }

const Dialog: Finder = ({ menu: shown, standing, onClose }) => (
  <FindDialog
    area={{ places: menuPlaces(shown), standing, call: findInOffice, links: officeLinks(webServices) }}
    onClose={onClose}
  />
)

async function openSearch(answer: (q: string | null) => Response | Promise<Response> = () => json([])) {
  const requests = serve({ [`GET ${findInOffice.path}`]: ({ query }) => answer(query.get('q')) })
  const view = await renderPage(<FindButton load={async () => Dialog} menu={menu} pages={[]} standing={clerk} />)
  await userEvent.keyboard('{Control>}k{/Control}')
  const box = await screen.findByRole('combobox', { name: 'Page, number or name' })
  return { ...view, requests, box }
}

const options = () => screen.queryAllByRole('option').map((option) => option.textContent)
const activeOption = (box: HTMLElement) =>
  document.getElementById(box.getAttribute('aria-activedescendant') ?? '')?.textContent

describe('the search', () => {
  it('is fetched at the first use, opens by key or button with the focus in its box, and closes by Escape', async () => {
    const load = vi.fn(async () => Dialog)
    serve({})
    await renderPage(<FindButton load={load} menu={menu} pages={[]} standing={clerk} />)
    expect(load).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Search' }))
    const box = await screen.findByRole('combobox')
    await waitFor(() => expect(document.activeElement).toBe(box))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
    await userEvent.keyboard('{Meta>}k{/Meta}')
    await screen.findByRole('combobox')
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('finds pages by words of their name and group, but none that the person may not open', async () => {
    const { box } = await openSearch()
    await userEvent.type(box, 'gst')
    expect(options()).toEqual(['GSTActions', 'All Payments of GSTActions'])
    await userEvent.clear(box)
    await userEvent.type(box, 'act pay')
    expect(options()).toEqual(['All Payments of GSTActions'])
  })

  it('asks the server once, when the typing rests, and shows records by kind', async () => {
    const { box, requests } = await openSearch(() => json([token, order]))
    await userEvent.type(box, '3000000007')
    const group = await screen.findByRole('group', { name: 'NSDL PAN' })
    expect(within(group).getByRole('option').textContent).toBe('3000000007Asha Rao · Issued')
    expect(requests.map(({ query }) => query.get('q'))).toEqual(['3000000007'])
    expect(screen.getByRole('status').textContent).toBe('2 results')
  })

  it('is walked by arrows, around its ends, and opens the active line by Enter', async () => {
    const { box, router } = await openSearch(() => json([token, order]))
    await userEvent.type(box, '30')
    await screen.findByRole('group', { name: 'Coupon orders' })
    expect(activeOption(box)).toMatch(/^3000000007/)
    await userEvent.keyboard('{ArrowUp}')
    expect(activeOption(box)).toMatch(/^K000009/)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await waitFor(() => expect(router.state.location.href).toBe('/backend/actions/uti-pan/coupon-list?q=K000009'))
    expect(screen.queryByRole('combobox')).toBeNull()
  })

  it('never shows what was found for other words', async () => {
    const second = deferredAnswer()
    const { box } = await openSearch((q) => (q === '30' ? json([token]) : second.response))
    await userEvent.type(box, '30')
    await screen.findByRole('option')
    await userEvent.type(box, '1')
    expect(options()).toEqual([])
    expect(screen.getByRole('status').textContent).toBe('Searching')
    second.answer(json([order]))
    await screen.findByText('K000009')
    expect(options()).toHaveLength(1)
  })

  it('offers what was chosen before when nothing is typed', async () => {
    const { box } = await openSearch()
    expect(options()).toEqual([])
    await userEvent.type(box, 'dash{Enter}')
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
    await userEvent.keyboard('{Control>}k{/Control}')
    expect(within(await screen.findByRole('group', { name: 'Recent' })).getByRole('option').textContent).toBe(
      'Dashboard',
    )
  })

  it('says when nothing is found, and when it failed, with a way to try again', async () => {
    let fails = true
    const { box } = await openSearch(() => (fails ? json({ message: 'Too busy' }, 500) : json([])))
    await userEvent.type(box, 'zz')
    expect((await screen.findByRole('alert')).textContent).toContain('Too busy')
    fails = false
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByText(/Nothing found that you can open/)
  })

  it('says so when it cannot be fetched, and tries again the next time', async () => {
    const load = vi.fn<() => Promise<Finder>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(Dialog)
    serve({})
    await renderPage(<FindButton load={load} menu={menu} pages={[]} standing={clerk} />)
    await userEvent.click(screen.getByRole('button', { name: 'Search' }))
    await screen.findByText(/could not be loaded/)
    await userEvent.click(screen.getByRole('button', { name: 'Search' }))
    await screen.findByRole('combobox')
  })
})
