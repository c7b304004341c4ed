import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { openNumberBox } from '../../testing/number-box.tsx'
import { RupeesInput } from './rupees-input.tsx'

const open = () => openNumberBox({ Box: RupeesInput, put: 123_456.5 })

describe('a box for rupees', () => {
  it.each([
    ['500', 500],
    ['0', 0],
    ['1234.5', 1_234.5],
    ['0.05', 0.05],
    ['.5', 0.5],
    ['12.', 12],
    ['1,23,456.50', 123_456.5],
    ['123,456.50', 123_456.5],
  ])('reads "%s", typed key by key, as %d and leaves it as it was typed', async (typed, value) => {
    const { told, box } = open()
    await userEvent.type(box, typed)
    expect(told.at(-1)).toBe(value)
    expect(box.value).toBe(typed)
  })

  it.each([
    ['₹1,23,456.50', 123_456.5],
    ['₹ 500', 500],
    ['  500.25 ', 500.25],
    ['1 23 456', 123_456],
    ['\u00a01\u202f234.00', 1_234],
    ['Rs. 1,250/-', 1_250],
    ['12,34,567.50/-', 1_234_567.5],
  ])('takes "%s" as it is pasted', (typed, value) => {
    const { told, box, paste } = open()
    paste(typed)
    expect(told).toEqual([value])
    expect(box.value).toBe(typed)
  })

  it.each(['1e2', 'five', '12a', '-5', '1.234', '1,00', '12 5', '1.2.3', '₹', '.', '12345678901234', '0x1F'])(
    'leaves "%s" there to be refused',
    (typed) => {
      const { told, box, paste } = open()
      paste(typed)
      expect(told).toEqual([typed])
      expect(box.value).toBe(typed)
    },
  )

  it('shows the amount that its form puts there, with lakhs', async () => {
    const { box } = open()
    await userEvent.type(box, '05')
    await userEvent.click(screen.getByRole('button', { name: 'Put' }))
    expect(box.value).toBe('1,23,456.50')
  })
})
