import { beforeEach, describe, expect, it } from 'vitest'
import { login, logout, whoAmI } from '../../contract/session.ts'
import { deferredAnswer, json, type Seen, serve, tokenOf } from '../testing/network.ts'
import { call } from './call.ts'
import { CallError } from './call-error.ts'
import { readSession, saveSession } from './session.ts'

const oldToken = tokenOf({ sub: 'A000001', name: 'Asha', role: 'admin', n: 1 })
const newToken = tokenOf({ sub: 'A000001', name: 'Asha', role: 'admin', n: 2 })
const renewedTokens = { token: newToken, refreshToken: 'r2' }

const bearerOf = (seen: Seen) => seen.headers.get('authorization')
const meOf = (seen: Seen) =>
  bearerOf(seen) === `Bearer ${newToken}` ? json({ code: 'A000001' }) : json({ message: 'Sign in again' }, 401)
const refreshesIn = (requests: Seen[]) => requests.filter((seen) => seen.path === '/auth/refresh')

beforeEach(() => saveSession({ token: oldToken, refreshToken: 'r1' }))

describe('a call', () => {
  it('goes to /api with the bearer token', async () => {
    const requests = serve({ 'GET /auth/me': () => json({ code: 'A000001' }) })
    expect(await call(whoAmI)).toEqual({ code: 'A000001' })
    expect(requests.map(bearerOf)).toEqual([`Bearer ${oldToken}`])
  })

  it('throws what the server said, with the seconds to wait', async () => {
    serve({ 'GET /auth/me': () => json({ message: 'Slow down' }, 429, { 'retry-after': '7' }) })
    await expect(call(whoAmI)).rejects.toMatchObject({ status: 429, body: { message: 'Slow down' }, retryAfter: 7 })
  })

  it('reads a reply without a body as nothing', async () => {
    serve({ 'POST /auth/logout': () => new Response(null, { status: 204 }) })
    expect(await call(logout, { body: undefined })).toBeUndefined()
  })

  it.each([
    ['Network Error', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['Request failed with status code 500', () => new Response('', { status: 500 })],
  ])('fails with the message %s', async (message, answer) => {
    serve({ 'GET /auth/me': answer })
    await expect(call(whoAmI)).rejects.toThrow(message)
  })

  it('fails with Request aborted when it is cancelled', async () => {
    serve({ 'GET /auth/me': () => deferredAnswer().response })
    const stop = new AbortController()
    const answer = call(whoAmI, { signal: stop.signal })
    stop.abort()
    await expect(answer).rejects.toThrow('Request aborted')
  })
})

describe('a 401', () => {
  it('of fifty calls at once asks for new tokens once, and all fifty are replayed', async () => {
    const requests = serve({ 'GET /auth/me': meOf, 'POST /auth/refresh': () => json(renewedTokens) })
    const replies = await Promise.all(Array.from({ length: 50 }, () => call(whoAmI)))
    expect(replies).toEqual(Array.from({ length: 50 }, () => ({ code: 'A000001' })))
    expect(refreshesIn(requests)).toHaveLength(1)
    expect(refreshesIn(requests)[0]?.body).toEqual({ Token: oldToken, refreshToken: 'r1' })
    expect(requests.filter((seen) => bearerOf(seen) === `Bearer ${newToken}`)).toHaveLength(50)
    expect(readSession()).toMatchObject(renewedTokens)
  })

  it('that arrives after the tokens were renewed is replayed without asking again', async () => {
    const slow = deferredAnswer()
    let first = true
    const requests = serve({
      'GET /auth/me': (seen) => {
        const answer = first ? slow.response : meOf(seen)
        first = false
        return answer
      },
      'POST /auth/refresh': () => json(renewedTokens),
    })
    const late = call(whoAmI)
    await call(whoAmI)
    slow.answer(json({ message: 'Sign in again' }, 401))
    expect(await late).toEqual({ code: 'A000001' })
    expect(refreshesIn(requests)).toHaveLength(1)
  })

  it('after the replay is final: there is no second refresh', async () => {
    const requests = serve({
      'GET /auth/me': () => json({ message: 'Still no' }, 401),
      'POST /auth/refresh': () => json(renewedTokens),
    })
    await expect(call(whoAmI)).rejects.toMatchObject({ status: 401 })
    expect(refreshesIn(requests)).toHaveLength(1)
    expect(readSession()).toBeDefined()
  })

  it('of an open call such as login is an answer and asks for nothing', async () => {
    const requests = serve({ 'POST /auth/login': () => json({ message: 'Wrong password' }, 401) })
    const attempt = call(login, { body: { userName: 'a', password: 'b' } })
    await expect(attempt).rejects.toMatchObject({ body: { message: 'Wrong password' } })
    expect(refreshesIn(requests)).toHaveLength(0)
  })

  it('without a session asks for nothing', async () => {
    sessionStorage.clear()
    const requests = serve({ 'GET /auth/me': () => json({ message: 'Sign in' }, 401) })
    await expect(call(whoAmI)).rejects.toBeInstanceOf(CallError)
    expect(requests).toHaveLength(1)
  })
})

describe('a refresh', () => {
  it.each([400, 401, 403])('that is refused with %i clears the session', async (status) => {
    serve({ 'GET /auth/me': meOf, 'POST /auth/refresh': () => json({ message: 'No' }, status) })
    await expect(call(whoAmI)).rejects.toMatchObject({ status: 401 })
    expect(readSession()).toBeUndefined()
  })

  it.each([
    ['the network is away', () => Promise.reject(new TypeError('Failed to fetch')), 0],
    ['the server is busy', () => json({ message: 'Try again' }, 503), 503],
    ['the server failed', () => json({ message: 'Oops' }, 500), 500],
    ['it is asked too often', () => json({ message: 'Slow down' }, 429), 429],
  ])('does not end the sign-in when %s', async (_, answer, status) => {
    serve({ 'GET /auth/me': meOf, 'POST /auth/refresh': answer })
    await expect(call(whoAmI)).rejects.toMatchObject({ status })
    expect(readSession()).toMatchObject({ token: oldToken, refreshToken: 'r1' })
  })

  it('never stores tokens of a person who is no longer the one signed in', async () => {
    const slow = deferredAnswer()
    const requests = serve({ 'GET /auth/me': meOf, 'POST /auth/refresh': () => slow.response })
    const answer = call(whoAmI).catch((error: unknown) => error)
    await expect.poll(() => refreshesIn(requests).length).toBe(1)
    const other = { token: tokenOf({ sub: 'M000009', role: 'merchant' }), refreshToken: 'theirs' }
    saveSession(other)
    slow.answer(json(renewedTokens))
    expect(await answer).toMatchObject({ status: 401 })
    expect(readSession()).toMatchObject(other)
    expect(requests.filter((seen) => seen.path === '/auth/me')).toHaveLength(1)
  })

  it('that is refused does not end the sign-in of someone else who came meanwhile', async () => {
    const slow = deferredAnswer()
    const requests = serve({ 'GET /auth/me': meOf, 'POST /auth/refresh': () => slow.response })
    const answer = call(whoAmI).catch((error: unknown) => error)
    await expect.poll(() => refreshesIn(requests).length).toBe(1)
    saveSession({ token: tokenOf({ sub: 'M000009' }), refreshToken: 'theirs' })
    slow.answer(json({ message: 'No' }, 401))
    await answer
    expect(readSession()?.refreshToken).toBe('theirs')
  })
})
