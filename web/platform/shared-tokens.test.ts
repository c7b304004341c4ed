import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { whoAmI } from '../../contract/session.ts'
import { json, type Seen, serve, tokenOf } from '../testing/network.ts'
import { call } from './call.ts'
import { readSession, saveSession } from './session.ts'
import { shareTokens, stopSharing } from './shared-tokens.ts'

const claims = { sub: 'A000001', name: 'Asha', role: 'admin' }
const older = { token: tokenOf({ ...claims, sid: 'one', iat: 100 }), refreshToken: 'r1' }
const newer = { token: tokenOf({ ...claims, sid: 'one', iat: 200 }), refreshToken: 'r2' }
const foreign = { token: tokenOf({ ...claims, sid: 'two', iat: 300 }), refreshToken: 'f1' }
let otherTab: BroadcastChannel
const heard: unknown[] = []

beforeEach(() => {
  heard.splice(0)
  otherTab = new BroadcastChannel('kendra-sign-in')
  otherTab.onmessage = ({ data }) => heard.push(data)
  shareTokens()
  saveSession(older)
})
afterEach(() => {
  stopSharing()
  otherTab.close()
})

const meOf = (seen: Seen) =>
  seen.headers.get('authorization') === `Bearer ${newer.token}`
    ? json({ code: 'A000001' })
    : json({ message: 'No' }, 401)

describe('tabs of one sign-in', () => {
  it('take over the tokens that another one got, so that a duplicated tab goes on', async () => {
    otherTab.postMessage({ newest: newer })
    await vi.waitFor(() => expect(readSession()).toMatchObject(newer))
  })

  it('ask the others before they use their own, and do not spend a token that was used up', async () => {
    otherTab.onmessage = ({ data }) => 'looking' in data && otherTab.postMessage({ newest: newer })
    const requests = serve({ 'GET /auth/me': meOf })
    expect(await call(whoAmI)).toEqual({ code: 'A000001' })
    expect(requests.map(({ path }) => path)).toEqual(['/auth/me', '/auth/me'])
  })

  it('tell the others what they got', async () => {
    serve({ 'GET /auth/me': meOf, 'POST /auth/refresh': () => json(newer) })
    await call(whoAmI)
    await vi.waitFor(() => expect(heard).toContainEqual({ newest: newer }))
  })

  it('leave other sign-ins of the browser, and older tokens, alone', async () => {
    saveSession(newer)
    otherTab.postMessage({ newest: foreign })
    otherTab.postMessage({ newest: older })
    otherTab.postMessage({ looking: older.token })
    await vi.waitFor(() => expect(heard).toEqual([{ newest: newer }]))
    expect(readSession()).toMatchObject(newer)
  })
})
