import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { json, serve } from '../../testing/network.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { AuthLayout } from './auth-layout.tsx'

it('the sign-in pages have a bare header with the logo, which leads home', async () => {
  serve({ 'GET /business-info': () => json({ businessName: 'Sample Seva Kendra' }) })
  await renderPage(<AuthLayout />)
  const header = screen.getByRole('banner')
  expect(header.querySelector('img')?.getAttribute('src')).toBe('/api/logo')
  expect(
    within(header)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/'])
  expect(screen.queryByRole('navigation')).toBeNull()
})
