import { screen } from '@testing-library/react'
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
