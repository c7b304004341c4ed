import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { signedIn } from '../../../contract/kernel/role.ts'
import { json, serve } from '../../testing/network.ts'
import { renderPage } from '../../testing/render-page.tsx'
import type { Menu } from './menu.ts'
import { MenuList } from './menu-list.tsx'
import { Shell } from './shell.tsx'

const menu: Menu = [
  { label: 'Dashboard', path: '/page', access: signedIn, icon: IconUser },
  { label: 'Account', icon: IconUser, entries: [{ label: 'My Profile', path: '/page/me', access: signedIn }] },
]

async function showShell(photoPath?: string) {
  const requests = serve({
    'GET /business-info': () => json({ businessName: 'Sample Seva Kendra' }),
    'GET /merchant/account/photo': () => new Response('photo', { headers: { 'content-type': 'image/png' } }),
  })
  const onLogout = vi.fn()
  await renderPage(
    <Shell
      user={{ displayName: 'Asha Rao', code: 'M000001', role: 'merchant' }}
      home="/page"
      photoPath={photoPath}
      menu={(onChoose) => <MenuList menu={menu} onChoose={onChoose} />}
      extra={<p>Extra navigation</p>}
      onLogout={onLogout}
    >
      <p>The page</p>
    </Shell>,
  )
  return {
    requests,
    onLogout,
    header: within(screen.getByRole('banner')),
    sidebar: within(screen.getByRole('navigation')),
  }
}

describe('the header', () => {
  it('shows the business name, which leads home, the theme toggle and extra navigation', async () => {
    const { header } = await showShell()
    expect((await header.findByRole('link', { name: 'Sample Seva Kendra' })).getAttribute('href')).toBe('/page')
    expect(header.getByRole('button', { name: 'Switch to dark theme' })).toBeTruthy()
    expect(header.getByText('Extra navigation')).toBeTruthy()
  })

  it('collapses the sidebar and opens it again', async () => {
    const { header } = await showShell()
    // Phones and wider screens have a toggle each; the sidebar begins open on wide ones and closed on phones.
    expect(header.getAllByRole('button', { name: /the menu$/ }).map((toggle) => toggle.ariaExpanded)).toEqual([
      'false',
      'true',
    ])
    await userEvent.click(header.getByRole('button', { name: 'Hide the menu' }))
    expect(header.queryByRole('button', { name: 'Hide the menu' })).toBeNull()
    const [, wide] = header.getAllByRole('button', { name: 'Show the menu' })
    if (wide) await userEvent.click(wide)
    expect(header.getByRole('button', { name: 'Hide the menu' })).toBeTruthy()
  })

  it('has a logout button', async () => {
    const { header, onLogout } = await showShell()
    await userEvent.click(header.getByRole('button', { name: 'Logout' }))
    expect(onLogout).toHaveBeenCalledTimes(1)
  })
})

describe('the sidebar', () => {
  it("shows the person's code and role, and the live-chat button", async () => {
    const { sidebar } = await showShell()
    for (const text of ['Asha Rao', 'M000001', 'merchant']) expect(sidebar.getByText(text)).toBeTruthy()
    expect(sidebar.getByRole('button', { name: 'Live Chat' })).toBeTruthy()
  })

  it('shows the photo of the person', async () => {
    const { requests, sidebar } = await showShell('/merchant/account/photo')
    const photo = await sidebar.findByAltText('Photo of Asha Rao')
    await waitFor(() => expect(photo.getAttribute('src')).toBe('blob:made-here'))
    expect(requests.map((seen) => seen.path)).toContain('/merchant/account/photo')
  })

  it('shows the logo where there is no photo', async () => {
    await showShell()
    expect(document.querySelector('nav img')?.getAttribute('src')).toBe('/api/logo')
  })

  it('opens and closes a group', async () => {
    const { sidebar } = await showShell()
    const group = sidebar.getByRole('button', { name: 'Account' })
    expect(group.ariaExpanded).toBe('false')
    await userEvent.click(group)
    expect(group.ariaExpanded).toBe('true')
    expect(sidebar.getByRole('link', { name: 'My Profile' }).getAttribute('href')).toBe('/page/me')
    await userEvent.click(group)
    expect(group.ariaExpanded).toBe('false')
  })
})
