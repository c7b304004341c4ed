import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { openNumberBox } from '../../testing/number-box.tsx'
import { WholeNumberInput } from './whole-number-input.tsx'

const open = () => openNumberBox({ Box: WholeNumberInput, put: 7 })

describe('a box for whole numbers', () => {
  it.each([
    ['5', 5],
    ['0', 0],
    [' 5', 5],
    ['5 ', 5],
    ['05', 5],
    ['1,000', 1_000],
    ['1,00,000', 1_00_000],
    ['100,000', 100_000],
    ['1,000,000', 1_000_000],
    ['12,34,56,789', 12_34_56_789],
  ])('reads "%s", typed key by key, as %i and leaves it as it was typed', async (typed, value) => {
    const { told, box } = open()
    await userEvent.type(box, typed)
    expect(told.at(-1)).toBe(value)
    expect(box.value).toBe(typed)
  })

  it.each(['2.5', '1e2', '12 345', '-5', '1,00', '1,0000', ',500', '1,23,45', '1234567890123456', 'five'])(
    'leaves "%s" there to be refused',
    (typed) => {
      const { told, box, paste } = open()
      paste(typed)
      expect(told).toEqual([typed])
      expect(box.value).toBe(typed)
    },
  )

  it('shows the number that its form puts there', async () => {
    const { box } = open()
    await userEvent.type(box, '05')
    await userEvent.click(screen.getByRole('button', { name: 'Put' }))
    expect(box.value).toBe('7')
  })
})
