import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { TestFrame } from '../../testing/render-page.tsx'
import { DayInput, type DayInputProps } from './day-input.tsx'

const told = vi.fn<(day: string) => void>()

beforeEach(() => {
  told.mockClear()
  vi.useFakeTimers({ now: new Date('2026-11-18T06:00:00Z'), toFake: ['Date'] })
})

function Asking({ first = '', ...props }: Partial<DayInputProps> & { first?: string }) {
  const [day, setDay] = useState(first)
  const take = (next: string) => {
    told(next)
    setDay(next)
  }
  return (
    <>
      <DayInput label="Day" {...props} value={day} onChange={take} />
      <button type="button" onClick={() => setDay('2026-01-05')}>
        Put
      </button>
    </>
  )
}

function open(props: Partial<DayInputProps> & { first?: string } = {}) {
  render(<Asking {...props} />, { wrapper: TestFrame })
  return screen.getByRole<HTMLInputElement>('textbox', { name: 'Day' })
}

async function openCalendar() {
  await userEvent.click(screen.getByRole('button', { name: 'Open the calendar' }))
  return screen.findByRole('dialog', { name: 'Choose a day' })
}
const dayButton = (name: string) => screen.getByRole('button', { name })

describe('a box for a day', () => {
  it('takes two digits of a year for one that has been where the last day that is taken has come', async () => {
    const box = open({ max: '2026-11-18' })
    await userEvent.type(box, '5-6-61')
    await userEvent.tab()
    expect(told).toHaveBeenLastCalledWith('1961-06-05')
  })

  it.each(['15-11-2026', '15/11/26', '15.11.2026', '15112026', '15-Nov-2026', '15 Nov 26', '2026-11-15'])(
    'takes %s as it is typed, and shows it as everywhere once it is left',
    async (typed) => {
      const box = open()
      await userEvent.type(box, typed)
      expect(box.value).toBe(typed)
      await userEvent.tab()
      expect(told).toHaveBeenLastCalledWith('2026-11-15')
      expect(box.value).toBe('15-Nov-2026')
    },
  )

  it('shows the day of its form, and another one that the form puts there', async () => {
    const box = open({ first: '2026-11-15' })
    expect(box.value).toBe('15-Nov-2026')
    await userEvent.clear(box)
    await userEvent.type(box, '3')
    await userEvent.click(screen.getByRole('button', { name: 'Put' }))
    expect(box.value).toBe('05-Jan-2026')
  })

  it('says what is wrong when somebody leaves it, not while they type, and keeps what they typed', async () => {
    const box = open()
    await userEvent.type(box, '31-09-2026')
    expect(screen.queryByText('There is no 31 September')).toBeNull()
    await userEvent.tab()
    expect(screen.getByText('There is no 31 September')).toBeTruthy()
    expect(box.value).toBe('31-09-2026')
    await userEvent.click(box)
    expect(screen.queryByText('There is no 31 September')).toBeNull()
  })

  it('hands what is no day to its form, which refuses it: it is never taken for an empty box', async () => {
    const box = open()
    await userEvent.type(box, '15-1')
    expect(told).toHaveBeenLastCalledWith('15-1')
    fireEvent.change(box, { target: { value: '2026-11-155' } })
    expect(told).toHaveBeenLastCalledWith('2026-11-1…')
    expect(box.value).toBe('2026-11-155')
  })

  it('does not take 15-11-19 for 2019 while 1961 may yet be typed', async () => {
    const box = open({ kind: 'birth' })
    await userEvent.type(box, '15-11-1961')
    expect(told.mock.calls.flat().filter((day) => /^\d{4}-/.test(day))).toEqual(['1961-11-15'])
  })

  it('takes 15-11-19 for 2019 once it is left, or by Enter', async () => {
    const box = open()
    await userEvent.type(box, '15-11-19')
    expect(told).toHaveBeenLastCalledWith('15-11-19')
    await userEvent.keyboard('{Enter}')
    expect(told).toHaveBeenLastCalledWith('2019-11-15')
  })

  it('tells the age beside a birth, whose century it knows', async () => {
    const box = open({ kind: 'birth' })
    await userEvent.type(box, '15/11/61')
    expect(told).toHaveBeenLastCalledWith('1961-11-15')
    expect(screen.getByText('65 years')).toBeTruthy()
  })

  it('tells the financial year beside a tax day', () => {
    open({ kind: 'tax', first: '2027-03-31' })
    expect(screen.getByText('FY 2026-27')).toBeTruthy()
  })

  it('says which days are taken, unless its form says it better', async () => {
    const box = open({ max: '2026-11-18' })
    await userEvent.type(box, '19-11-2026')
    await userEvent.tab()
    expect(screen.getByText('Not after 18-Nov-2026')).toBeTruthy()
  })

  it('can be emptied', async () => {
    const box = open({ first: '2026-11-15' })
    await userEvent.clear(box)
    expect(told).toHaveBeenLastCalledWith('')
  })
})

describe('the calendar of a box', () => {
  it('opens at the day of the box, takes another one and gives the focus back', async () => {
    const box = open({ first: '2026-11-15' })
    await openCalendar()
    await waitFor(() => expect(document.activeElement).toBe(dayButton('Sunday 15 November 2026')))
    await userEvent.click(dayButton('Friday 20 November 2026'))
    expect(told).toHaveBeenLastCalledWith('2026-11-20')
    expect(box.value).toBe('20-Nov-2026')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open the calendar' }))
  })

  it('is walked by the keys of a grid', async () => {
    open({ first: '2026-11-15' })
    await openCalendar()
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{PageUp}')
    await waitFor(() => expect(document.activeElement).toBe(dayButton('Friday 23 October 2026')))
    await userEvent.keyboard('{Enter}')
    expect(told).toHaveBeenLastCalledWith('2026-10-23')
  })

  it('reaches a birth of 1961 by two dropdowns', async () => {
    open({ kind: 'birth' })
    await openCalendar()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '1961')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Month' }), 'June')
    await userEvent.click(dayButton('Thursday 15 June 1961'))
    expect(told).toHaveBeenLastCalledWith('1961-06-15')
  })

  it('offers no day beyond the limits', async () => {
    open({ min: '2026-11-10', max: '2026-11-18', first: '2026-11-18' })
    await openCalendar()
    await userEvent.click(dayButton('Thursday 19 November 2026'))
    await userEvent.keyboard('{PageUp}{ArrowLeft}')
    expect(told).not.toHaveBeenCalled()
    await waitFor(() => expect(document.activeElement).toBe(dayButton('Tuesday 10 November 2026')))
    expect(dayButton('Next month')).toHaveProperty('disabled', true)
  })

  it('empties the box, and offers today', async () => {
    open({ first: '2026-11-15' })
    await openCalendar()
    await userEvent.click(dayButton('Clear'))
    expect(told).toHaveBeenLastCalledWith('')
    await openCalendar()
    await userEvent.click(dayButton('Today'))
    expect(told).toHaveBeenLastCalledWith('2026-11-18')
  })
})
