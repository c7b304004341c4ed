import * as argon2 from '@node-rs/argon2'
import { describe, expect, it, vi } from 'vitest'
import { isCommonPassword } from './is-common-password.ts'
import { checkPassword, hashPassword } from './password.ts'

vi.mock('@node-rs/argon2', async (load) => {
  const real = await load<typeof argon2>()
  return { ...real, verify: vi.fn(real.verify) }
})

const setting = '$argon2id$v=19$m=19456,t=2,p=1$'

describe('a password', () => {
  it('is kept as argon2id with salt, and only the same one opens', async () => {
    const [one, two] = await Promise.all([hashPassword('saffron-kite-42 '), hashPassword('saffron-kite-42 ')])
    expect(one.startsWith(setting)).toBe(true)
    expect(two).not.toBe(one)
    expect(await checkPassword(one, 'saffron-kite-42 ')).toBe(true)
    expect(await checkPassword(one, 'saffron-kite-42')).toBe(false)
    expect(await checkPassword(one, '')).toBe(false)
  })

  it('is the same however the keyboard composed its letters', async () => {
    const hash = await hashPassword('Zoë-\u0915\u093c'.normalize('NFC'))
    expect(await checkPassword(hash, 'Zoë-\u0958'.normalize('NFD'))).toBe(true)
  })

  it('of an unknown user is wrong after the same work as a real one', async () => {
    expect(await checkPassword(null, 'anything')).toBe(false)
    expect(argon2.verify).toHaveBeenLastCalledWith(expect.stringContaining(setting), 'anything')
  })
})

describe('a common password', () => {
  it.each([
    'password',
    'PassWord',
    '12345678',
    'qwertyuiop',
    'iloveyou',
    'Password@123',
    'welcome2024!',
    'Dragon#1',
    '',
  ])('%j is recognised', (password) => {
    expect(isCommonPassword(password)).toBe(true)
  })

  it.each(['saffron-kite-42', 'test-83619274', 'tH7#kq2Lw9', 'नमस्तेदुनिया'])('%j is not one', (password) => {
    expect(isCommonPassword(password)).toBe(false)
  })
})
