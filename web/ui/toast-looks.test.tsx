import { notifications } from '@mantine/notifications'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { TestFrame } from '../testing/render-page.tsx'
import { toastError, toastSuccess } from './toast.ts'
import { Toasts } from './toasts.tsx'

afterEach(() => act(() => notifications.clean()))

const looksOf = (text: string) => screen.getByText(text).closest('[role="alert"]')?.getAttribute('style') ?? ''
const placeOf = (text: string) => screen.getByText(text).closest('[data-position]')?.getAttribute('data-position')

describe('a notification', () => {
  it('of an error is red and stands at the top centre; of a success green, at the bottom right', () => {
    render(<Toasts />, { wrapper: TestFrame })
    act(() => {
      toastError('Not now')
      toastSuccess('Saved')
    })
    expect([looksOf('Not now'), placeOf('Not now')]).toEqual([expect.stringContaining('-red-'), 'top-center'])
    expect([looksOf('Saved'), placeOf('Saved')]).toEqual([expect.stringContaining('-green-'), 'bottom-right'])
  })

  it('is gone after 4000 ms and not before', () => {
    vi.useFakeTimers()
    render(<Toasts />, { wrapper: TestFrame })
    act(() => toastError('Not now'))
    act(() => void vi.advanceTimersByTime(3_900))
    expect(screen.queryByText('Not now')).not.toBeNull()
    act(() => void vi.advanceTimersByTime(200))
    // It fades for 250 ms.
    act(() => void vi.advanceTimersByTime(300))
    expect(screen.queryByText('Not now')).toBeNull()
  })

  it('goes by itself also after an earlier one was closed by its cross, under the pointer', () => {
    vi.useFakeTimers()
    render(<Toasts />, { wrapper: TestFrame })
    act(() => toastSuccess('First'))
    const cross = screen.getByRole('button', { name: 'Dismiss' })
    fireEvent.mouseOver(cross)
    fireEvent.click(cross)
    act(() => void vi.advanceTimersByTime(300))
    expect(screen.queryByText('First')).toBeNull()
    act(() => toastSuccess('Second'))
    act(() => void vi.advanceTimersByTime(4_100))
    act(() => void vi.advanceTimersByTime(300))
    expect(screen.queryByText('Second')).toBeNull()
  })
})
