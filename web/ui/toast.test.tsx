import { notifications } from '@mantine/notifications'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { TestFrame } from '../testing/render-page.tsx'
import { toastError, toastProgress, toastSuccess, toastUploaded } from './toast.ts'
import { Toasts } from './toasts.tsx'

afterEach(() => {
  cleanup()
  notifications.clean()
})

/** Long enough for one that is taken away to fade; all of them would go by themselves much later. */
const fade = () => void vi.advanceTimersByTime(1_000)

describe('notifications', () => {
  it('keep to the limits of the portal', () => {
    render(<Toasts />, { wrapper: TestFrame })
    act(() => toastSuccess('Saved'))
    const box = screen.getByText('Saved').closest<HTMLElement>('[role="alert"]')
    const container = box?.closest<HTMLElement>('[data-position]')
    expect(container?.getAttribute('data-position')).toBe('bottom-right')
    // 440 points, as Mantine writes them: sixteenths of the letter's size.
    expect(container?.style.getPropertyValue('--notifications-container-width')).toMatch(/^calc\(27\.5rem/)
    expect([box?.style.maxHeight, box?.style.transitionDuration]).toEqual(['200px', '250ms, 250ms, 250ms'])
  })

  it('show five at most; the others wait', () => {
    render(<Toasts />, { wrapper: TestFrame })
    act(() => {
      for (let n = 1; n <= 7; n += 1) toastSuccess(`Saved ${n}`)
    })
    expect(screen.getAllByText(/^Saved/).map((shown) => shown.textContent)).toEqual([
      'Saved 1',
      'Saved 2',
      'Saved 3',
      'Saved 4',
      'Saved 5',
    ])
  })

  it("show errors titled 'Error', one at a time", () => {
    vi.useFakeTimers()
    render(<Toasts />, { wrapper: TestFrame })
    act(() => toastError('First'))
    act(() => toastError('Second'))
    act(() => fade())
    expect(screen.queryByText('First')).toBeNull()
    expect(screen.getByText('Error')).toBeTruthy()
    expect(screen.getByText('Second').closest('[data-position]')?.getAttribute('data-position')).toBe('top-center')
  })

  it('show uploads one at a time, in place of what went wrong before', () => {
    vi.useFakeTimers()
    render(<Toasts />, { wrapper: TestFrame })
    act(() => toastError('Not a form'))
    act(() => toastUploaded('Upload Successful', 'First'))
    act(() => toastUploaded('Upload Successful', 'Second'))
    act(() => fade())
    expect(screen.getAllByRole('alert')).toHaveLength(1)
    expect(screen.getByText('Second')).toBeTruthy()
  })

  it('follow something that runs until it is done', async () => {
    render(<Toasts />, { wrapper: TestFrame })
    const progress = await act(async () => toastProgress('Working'))
    expect(screen.getByText('Working')).toBeTruthy()
    act(() => progress.done('Ready'))
    expect(screen.getByText('Ready')).toBeTruthy()
    expect(screen.queryByText('Working')).toBeNull()
  })
})
