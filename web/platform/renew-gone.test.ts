import { expect, it, vi } from 'vitest'
import { whoAmI } from '../../contract/session.ts'
import { json, serve, tokenOf } from '../testing/network.ts'
import { call } from './call.ts'
import { saveSession } from './session.ts'

vi.mock('./renew.ts', () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')))

it('a refusal stands as the server said it where what renews the sign-in cannot be fetched, as after a deploy', async () => {
  saveSession({ token: tokenOf({ sub: 'A000001', role: 'admin' }), refreshToken: 'r1' })
  serve({ 'GET /auth/me': () => json({ message: 'Sign in again' }, 401) })
  await expect(call(whoAmI)).rejects.toMatchObject({ status: 401, body: { message: 'Sign in again' } })
})
