import { describe, expect, it } from 'vitest'
import { CallError } from '../../platform/call-error.ts'
import { alertParts } from './alert-parts.ts'

const answered = (body: unknown) => new CallError('Request failed with status code 400', { status: 400, body })

describe('what the alert of a form says', () => {
  it.each([
    [answered({ message: 'No' }), { title: 'No', lines: [] }],
    [answered({ message: 'No', data: 'closed' }), { title: 'No', lines: ['closed'] }],
    [answered({ message: 'No', data: ['a', 'b'] }), { title: 'No', lines: ['a', 'b'] }],
    [
      answered({ message: 'No', data: { pin: 'Required', x: 'Wrong' } }),
      { title: 'No', lines: ['Pincode: Required', 'Wrong'] },
    ],
    [answered('Plain words'), { title: 'Following error occured!', lines: ['Plain words'] }],
    [
      new TypeError('bug'),
      { title: 'Following error occured!', lines: ['An unexpected error occurred. Please try again.'] },
    ],
  ])('%#', (error, parts) => {
    expect(alertParts(error, { pin: 'Pincode' })).toEqual(parts)
  })
})
