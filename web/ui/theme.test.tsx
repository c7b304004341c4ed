import { MantineProvider } from '@mantine/core'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { theme } from './theme.ts'
import { ThemeToggle } from './theme-toggle.tsx'

/** More of blue than of green, and of green than of red: no green, no violet and no grey. */
function isBlue(shade: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(shade.slice(at, at + 2), 16))
  return blue > green && green > red && blue - red >= 16
}

const scheme = () => document.documentElement.getAttribute('data-mantine-color-scheme')

describe('the theme', () => {
  it('is blue and written in Inter', () => {
    expect(theme.primaryColor).toBe('blue')
    const shades = theme.colors?.[theme.primaryColor ?? ''] ?? []
    expect(shades).toHaveLength(10)
    for (const shade of shades) expect([shade, isBlue(shade)]).toEqual([shade, true])
    expect(theme.fontFamily).toMatch(/^"Inter Variable"/)
    expect(theme.headings?.fontFamily).toBe(theme.fontFamily)
  })

  it('is switched between light and dark, and the browser keeps the choice', async () => {
    render(
      <MantineProvider theme={theme} defaultColorScheme="auto">
        <ThemeToggle />
      </MantineProvider>,
    )
    expect(scheme()).toBe('light')
    await userEvent.click(screen.getByRole('button', { name: 'Switch to dark theme' }))
    expect(scheme()).toBe('dark')
    expect(Object.values({ ...localStorage })).toEqual(['dark'])
    await userEvent.click(screen.getByRole('button', { name: 'Switch to light theme' }))
    expect(scheme()).toBe('light')
  })
})
