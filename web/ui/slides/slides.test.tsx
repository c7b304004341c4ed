import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import { Slides } from './slides.tsx'

const slide = (id: string) => ({ id, title: `Slide ${id}`, link: '' })
const strip = () => screen.getByRole('region', { name: 'Announcements' })

it('slides that can be scrolled are reached by keys, also where none of them is a link', async () => {
  await renderPage(<Slides slides={[slide('1'), slide('2')]} />)
  expect(strip().tabIndex).toBe(0)
})

it('a single slide is nothing to stop at', async () => {
  await renderPage(<Slides slides={[slide('1')]} />)
  expect(strip().tabIndex).toBe(-1)
})

it('a slide that leads to a page of the portal opens it without loading the portal anew', async () => {
  const { router } = await renderPage(<Slides slides={[{ ...slide('1'), link: '/somewhere?page=2' }]} />)
  const taken = fireEvent.click(screen.getByRole('link', { name: 'Slide 1' }))
  // The browser itself does nothing any more.
  expect(taken).toBe(false)
  await expect.poll(() => router.state.location.href).toBe('/somewhere?page=2')
})

it('a slide that leads elsewhere, or is opened in another tab, is left to the browser', async () => {
  const links = [
    { ...slide('1'), link: 'https://example.test/' },
    { ...slide('2'), link: '/somewhere' },
  ]
  await renderPage(<Slides slides={links} />)
  const browserActs = (name: string, keys = {}) => fireEvent.click(screen.getByRole('link', { name }), keys)
  expect(browserActs('Slide 1')).toBe(true)
  expect(browserActs('Slide 2', { ctrlKey: true })).toBe(true)
})
