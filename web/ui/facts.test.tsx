import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPage } from '../testing/render-page.tsx'
import { Facts } from './facts.tsx'

it('a mail address that is too long for its place goes on after the @, and a day or a time stays whole', async () => {
  await renderPage(
    <Facts
      facts={[
        ['E-mail', 'somebody@people.test'],
        ['Nothing', ''],
        ['Paid', '₹300.00 on 15 Nov 2026, 10:50 AM'],
      ]}
    />,
  )
  expect(screen.getByText('somebody@people.test').innerHTML).toBe('somebody@<wbr>people.test')
  expect(screen.getByText(/^₹300/).textContent).toBe('₹300.00 on 15 Nov 2026, 10:50 AM')
  expect(screen.getByText('15 Nov 2026').className).toContain('whole')
  expect(screen.getByText('10:50 AM').className).toContain('whole')
  expect(screen.queryByText('Nothing')).toBeNull()
})
