import { describe } from 'vitest'
import { itTakesNumbers } from '../../testing/number-box.tsx'
import { PlainNumberInput } from './plain-number-input.tsx'

describe('a box for hours, days or percent', () => {
  itTakesNumbers(PlainNumberInput, {
    typed: [
      ['7', 7],
      ['0', 0],
      ['7.5', 7.5],
      ['0.25', 0.25],
      ['.5', 0.5],
      ['12.', 12],
      ['1,000', 1_000],
    ],
    refused: ['₹ 7', '25/-', 'Rs. 7', '1e2', '-5', '1,00', '7 5', '7.5.1', '.', ',', '1234567890123456', 'seven'],
    put: [7.5, '7.5'],
  })
})
