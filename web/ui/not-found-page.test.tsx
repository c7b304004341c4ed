import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPage } from '../testing/render-page.tsx'
import { NotFoundPage } from './not-found-page.tsx'

it('the not-found page says what happened and leads home', async () => {
  await renderPage(<NotFoundPage />)
  expect(screen.getByRole('heading', { name: 'Something is not right...' })).toBeTruthy()
  const text = document.body.textContent
  for (const part of ['does not exist', 'mistyped', 'moved', 'contact support']) expect(text).toContain(part)
  expect(screen.getByRole('link', { name: 'Get back to home page' }).getAttribute('href')).toBe('/')
})
