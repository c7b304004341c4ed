import { describe } from 'vitest'
import { itTakesNumbers } from '../../testing/number-box.tsx'
import { WholeNumberInput } from './whole-number-input.tsx'

describe('a box for whole numbers', () => {
  itTakesNumbers(WholeNumberInput, {
    typed: [
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
    ],
    refused: ['2.5', '1e2', '12 345', '-5', '1,00', '1,0000', ',500', '1,23,45', '1234567890123456', 'five'],
    put: [7, '7'],
  })
})
