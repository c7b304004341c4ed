import { expect, it } from 'vitest'
import { isArn } from './arn.ts'

it.each([
  ['AA0606180000002', true],
  ['AA270426000001Z', true],
  ['A10606180000002', false],
  ['AA060618000000', false],
  ['aa0606180000002', false],
  ['AA06061800000022', false],
])('%s as the number of an application for GST: %s', (number, genuine) => {
  expect(isArn(number)).toBe(genuine)
})
