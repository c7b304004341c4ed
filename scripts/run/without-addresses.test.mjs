import { expect, it } from 'vitest'
import { withoutAddresses } from './without-addresses.mjs'

it('hides the host of every address and keeps the rest of the message', () => {
  const text =
    'npm error code ENOTFOUND\nnpm error network request to http://host.example:9/zod failed: ENOTFOUND host.example'
  expect(withoutAddresses(text)).toBe(
    'npm error code ENOTFOUND\nnpm error network request to http://…/zod failed: ENOTFOUND …',
  )
})
