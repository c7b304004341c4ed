import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPage } from '../testing/render-page.tsx'
import { Facts } from './facts.tsx'

it('a mail address that is too long for its place goes on after the @', async () => {
  await renderPage(
    <Facts
      facts={[
        ['E-mail', 'somebody@people.test'],
        ['Nothing', ''],
      ]}
    />,
  )
  expect(screen.getByText('somebody@people.test').innerHTML).toBe('somebody@<wbr>people.test')
  expect(screen.queryByText('Nothing')).toBeNull()
})
