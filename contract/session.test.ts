import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { fieldMessages } from './kernel/problem.ts'
import { forgotUserName } from './session.ts'

const messagesOf = (schema: z.core.$ZodType | undefined, given: unknown) => {
  const read = schema && z.safeParse(schema, given)
  return read?.success === false ? fieldMessages(read.error) : undefined
}

describe('a forgotten user name', () => {
  it('wants e-mail and captcha to be texts, and nothing more', () => {
    expect(messagesOf(forgotUserName.body, { emailid: 'no address' })).toBeUndefined()
    expect(messagesOf(forgotUserName.query, { captcha: '?' })).toBeUndefined()
    expect(messagesOf(forgotUserName.body, { emailid: 5 })).toEqual({ emailid: 'Required' })
    expect(messagesOf(forgotUserName.query, {})).toEqual({ captcha: 'Required' })
  })
})
