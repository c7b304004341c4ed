import { expect, it } from 'vitest'
import { isCin } from './cin.ts'

it.each([
  ['U12345MH2020PTC123456', true],
  ['L17110MH1973PLC019786', true],
  ['L17120MH1879PLC000037', true],
  ['X12345MH2020PTC123456', false],
  ['U12345MH1820PTC123456', false],
  ['U12345M12020PTC123456', false],
  ['U12345MH2020PTC12345', false],
])('%s as the number of a company: %s', (number, genuine) => {
  expect(isCin(number)).toBe(genuine)
})
