import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { backOfficeNotices } from '../../contract/notice.ts'
import { logout, whoAmI } from '../../contract/session.ts'
import { deferredAnswer, json, serve, tokenOf } from '../testing/network.ts'
import { call } from './call.ts'
import { callQuery } from './call-query.ts'
import { isLost } from './line.ts'
import { createQueryClient } from './query-client.ts'
import { saveSession } from './session.ts'

const nothingSent = 'There is no connection. Nothing was sent; try again when you are online.'

function goOffline(): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  window.dispatchEvent(new Event('offline'))
}
function comeBack(): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
}
afterEach(() => onlineManager.setOnline(true))

it('without a line a move fails at once, says so, and is not made when the line is back', async () => {
  const requests = serve({ 'POST /auth/logout': () => json({}) })
  const client = createQueryClient()
  client.mount()
  goOffline()
  const move = new MutationObserver(client, { mutationFn: () => call(logout, { body: {} }) })
  await expect(move.mutate()).rejects.toThrow(nothingSent)
  comeBack()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(requests).toEqual([])
  client.unmount()
})

it('without a line a question fails at once, and is asked again when the line is back', async () => {
  serve({ 'GET /auth/me': () => json({ code: 'A000001' }) })
  const client = createQueryClient()
  client.mount()
  goOffline()
  const seen: string[] = []
  const stop = new QueryObserver(client, callQuery(whoAmI)).subscribe(({ status }) => seen.push(status))
  await vi.waitFor(() => expect(seen.at(-1)).toBe('error'))
  comeBack()
  await vi.waitFor(() => expect(seen.at(-1)).toBe('success'))
  stop()
  client.unmount()
})

it('a call that is on its way when the line goes is given up at once', async () => {
  const requests = serve({ 'POST /auth/logout': () => deferredAnswer().response })
  const answer = call(logout, { body: {} })
  goOffline()
  await expect(answer).rejects.toThrow('The connection was lost. Look whether it was done before you try again.')
  expect(requests[0]?.cancelled()).toBe(true)
})

it('an answer that is on its way when the line goes is not taken for something that may have been done', async () => {
  serve({ 'GET /auth/me': () => deferredAnswer().response })
  const answer = call(whoAmI)
  goOffline()
  await expect(answer).rejects.toThrow('The connection was lost. Try again when you are online.')
})

it('a move that waits for new tokens when the line goes is not made with them later', async () => {
  saveSession({ token: tokenOf({ sub: 'A000001', role: 'admin' }), refreshToken: 'r1' })
  const requests = serve({
    'POST /backend/notice/read': () => json({}, 401),
    'POST /auth/refresh': () => deferredAnswer().response,
  })
  const answer = call(backOfficeNotices.markRead, { body: {} })
  await vi.waitFor(() => expect(requests).toHaveLength(2))
  goOffline()
  await expect(answer).rejects.toThrow('The connection was lost.')
  comeBack()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(requests.map(({ path }) => path)).toEqual(['/backend/notice/read', '/auth/refresh'])
})

it.each([
  'Failed to fetch dynamically imported module: http://portal/assets/a.js',
  'error loading dynamically imported module: http://portal/assets/a.js',
  'Importing a module script failed.',
])('code that did not arrive is the network’s doing: %s', (words) => {
  expect(isLost(new TypeError(words))).toBe(true)
  expect(isLost(new TypeError('x is not a function'))).toBe(false)
})
