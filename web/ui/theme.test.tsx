import { MantineProvider } from '@mantine/core'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { theme } from './theme.ts'
import { ThemeToggle } from './theme-toggle.tsx'

const scheme = () => document.documentElement.getAttribute('data-mantine-color-scheme')

describe('the theme', () => {
  it('is blue and written in Inter', () => {
    expect(theme.primaryColor).toBe('blue')
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
