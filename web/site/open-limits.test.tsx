import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { LimitChange } from '../../contract/money-limit.ts'
import { renderPage } from '../testing/render-page.tsx'
import { OpenLimits } from './open-limits.tsx'

const change: LimitChange = {
  id: '3',
  state: 'open',
  from: { twoPersonLimit: 50_000 },
  to: { twoPersonLimit: 500 },
  proposedBy: 'Admin',
  proposedAt: '2026-11-16T06:00:00Z',
  dueAt: '2026-11-17T06:00:00Z',
  decidedBy: null,
  decidedAt: null,
  whyAlone: 'Asha Rao had been an admin for less than a day when it was proposed and cannot confirm it',
  mayConfirm: false,
  whyNotConfirm: 'You had been an admin for less than a day when it was proposed, so you cannot confirm it.',
}

describe('limits that are proposed', () => {
  it('tell an admin who is too new why they cannot confirm them, and when they take effect', async () => {
    await renderPage(<OpenLimits change={change} admin />)
    expect(screen.getByText(/Asha Rao had been an admin .* so it takes effect on 17 Nov 2026, 11:30 AM/)).toBeTruthy()
    expect(screen.getByText(/^You had been an admin for less than a day/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Withdraw' })).toBeTruthy()
  })

  it('wait for another admin where one can confirm them by now', async () => {
    await renderPage(<OpenLimits change={{ ...change, whyAlone: null, whyNotConfirm: null, mayConfirm: true }} admin />)
    expect(screen.getByText(/It takes effect when another admin confirms it/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Confirm' })).toBeTruthy()
  })
})
