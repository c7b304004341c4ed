import { describe, expect, it } from 'vitest'
import { CallError } from './call-error.ts'
import { errorText, fieldErrors } from './error-text.ts'

const answered = (body: unknown, status = 400) =>
  new CallError(`Request failed with status code ${status}`, { status, body })

describe('the text of an error', () => {
  it.each<[string, unknown, string]>([
    ['a plain string is itself', 'Plain words', 'Plain words'],
    ['a list of strings is joined with a comma and a space', ['One', 'Two'], 'One, Two'],
    ['a body that is a string', answered('Said the server'), 'Said the server'],
    ['a body with a message', answered({ message: 'Not now' }), 'Not now'],
    ['a message with a data string', answered({ message: 'Not now', data: 'closed' }), 'Not now: closed'],
    ['a message with a data list', answered({ message: 'Wrong', data: ['a', 'b'] }), 'Wrong: a, b'],
    ['a message that names its list', answered({ message: 'Now: aa, bb.', data: ['aa', 'bb'] }), 'Now: aa, bb.'],
    ['a message with an empty list', answered({ message: 'Wrong', data: [] }), 'Wrong'],
    ['a message with data per field', answered({ message: 'Check', data: { pin: 'Required' } }), 'Check'],
    ['a body without a message', answered({ code: 7 }, 500), 'Request failed with status code 500'],
    ['an empty body', answered('', 502), 'Request failed with status code 502'],
    ['no network', new CallError('Network Error', { status: 0 }), 'Network Error'],
    ['a cancelled request', new CallError('Request aborted', { status: 0 }), 'Request aborted'],
    ['a timeout', new CallError('timeout of 30000 ms exceeded', { status: 0 }), 'timeout of 30000 ms exceeded'],
    ['a network error without words', new CallError('', { status: 0 }), 'A network error occurred.'],
    ['a bug', new TypeError('x is not a function'), 'An unexpected error occurred. Please try again.'],
    ['nothing at all', undefined, 'An unexpected error occurred. Please try again.'],
    ['a number', 7, 'An unexpected error occurred. Please try again.'],
    ['a list that is not of strings', [1, 2], 'An unexpected error occurred. Please try again.'],
  ])('%s', (_, error, text) => {
    expect(errorText(error)).toBe(text)
  })
})

describe('errors per field', () => {
  it('come from the data of the answer', () => {
    expect(fieldErrors(answered({ message: 'Check', data: { pin: 'Required', n: 3 } }))).toEqual({ pin: 'Required' })
  })

  it.each([answered({ message: 'x', data: ['a'] }), answered({ message: 'x', data: 'a' }), answered('x'), 'x', null])(
    'are none for %o',
    (error) => expect(fieldErrors(error)).toEqual({}),
  )
})
