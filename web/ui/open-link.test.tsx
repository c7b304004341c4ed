import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPage } from '../testing/render-page.tsx'
import { OpenLink } from './open-link.tsx'

it('a link of a line is called by the words that stand on it, and the number it leads to', async () => {
  await renderPage(
    <>
      <OpenLink to="/page/1" no="GF000001" />
      <OpenLink to="/page/2" no="GF000002" label="Answer" filled />
    </>,
  )
  const names = screen.getAllByRole('link').map((link) => link.getAttribute('aria-label'))
  expect(names).toEqual(['Open GF000001', 'Answer GF000002'])
})
