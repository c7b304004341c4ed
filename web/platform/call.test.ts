import { describe, expect, it } from 'vitest'
import { getMail } from '../../contract/mail.ts'
import { officeLists } from '../../contract/nsdl-pan/lists.ts'
import { merchantProfile } from '../../contract/profile.ts'
import { captcha, forgotUserName } from '../../contract/session.ts'
import { json, nothing, serve } from '../testing/network.ts'
import { call, callTable } from './call.ts'
import { callUpload } from './call-upload.ts'
import { endpointPath } from './endpoint-path.ts'
import { adviceFor, errorText } from './error-text.ts'

describe('a declared call', () => {
  it('puts ids into the path, safely', async () => {
    const requests = serve({ 'GET /backend/settings/mail-log/7': () => json({ id: '7' }) })
    await call(getMail, { params: { id: '7' } })
    expect(requests[0]?.path).toBe('/backend/settings/mail-log/7')
    expect(endpointPath('/a/:id/b', { id: '../x' })).toBe('/a/..%2Fx/b')
  })

  it('puts the query behind the path', async () => {
    const requests = serve({ 'POST /auth/forgot-username': () => json({ message: 'ok' }) })
    await call(forgotUserName, { query: { captcha: 'a b&c' }, body: { emailid: 'x' } })
    expect(requests[0]?.query.get('captcha')).toBe('a b&c')
    expect(endpointPath(captcha.path, {}, { for: undefined })).toBe('/captcha')
  })

  it('is sent once by whoever taps twice, and again by whoever asks again later', async () => {
    const requests = serve({ 'POST /auth/forgot-username': () => json({ message: 'ok' }) })
    const ask = (emailid: string) => call(forgotUserName, { query: { captcha: 'a' }, body: { emailid } })
    expect(await Promise.all([ask('x'), ask('x'), ask('y')])).toEqual([
      { message: 'ok' },
      { message: 'ok' },
      { message: 'ok' },
    ])
    expect(requests).toHaveLength(2)
    await ask('x')
    expect(requests).toHaveLength(3)
  })

  it('that may have been done without an answer says so', async () => {
    serve({ 'POST /auth/forgot-username': () => Promise.reject(new TypeError('Failed to fetch')) })
    const lost = await call(forgotUserName, { query: { captcha: 'a' }, body: { emailid: 'x' } }).catch((error) => error)
    expect(adviceFor(lost)).toContain('It may have arrived all the same')
    serve({ 'GET /backend/settings/mail-log/7': () => Promise.reject(new TypeError('Failed to fetch')) })
    const question = await call(getMail, { params: { id: '7' } }).catch((error) => error)
    expect([errorText(question), adviceFor(question)]).toEqual(['Network Error', undefined])
  })

  it.each([502, 504])('may have been done too where a proxy answers %i for the server', async (status) => {
    const page = () => new Response('<html>Bad gateway</html>', { status })
    serve({ 'POST /auth/forgot-username': page, 'GET /backend/settings/mail-log/7': page })
    const lost = await call(forgotUserName, { query: { captcha: 'a' }, body: { emailid: 'x' } }).catch((error) => error)
    expect(lost).toMatchObject({ status, maybeDone: true })
    const question = await call(getMail, { params: { id: '7' } }).catch((error) => error)
    expect(question).toMatchObject({ status, maybeDone: false })
    serve({ 'POST /auth/forgot-username': () => json({ message: 'Busy' }, 503) })
    const refused = await call(forgotUserName, { query: { captcha: 'a' }, body: { emailid: 'x' } }).catch((e) => e)
    expect(refused).toMatchObject({ status: 503, maybeDone: false })
  })

  it('sends a file in the field that the endpoint names', async () => {
    const requests = serve({ 'POST /merchant/account/upload-photo': nothing })
    const file = new File(['x'], 'me.png', { type: 'image/png' })
    await callUpload(merchantProfile.uploadPhoto, { file })
    const form = requests[0]?.body as FormData
    expect([...form.keys()]).toEqual(['photo'])
    expect((form.get('photo') as File).name).toBe('me.png')
    // The browser writes this header itself, with the boundary.
    expect(requests[0]?.headers.get('content-type')).toBeNull()
  })
})

it('a list that is asked by GET is asked by POST when its question is too long for an address', async () => {
  const { path } = officeLists.documentVerify
  const requests = serve({ [path]: () => json({ data: [], totalRecords: 0, filterRecords: 0 }) })
  const filters = (letters: number) => [{ field: 'cardName', value1: Array(letters).fill('ABCDEFGHI') }]
  await callTable(officeLists.documentVerify, { body: { filters: filters(3) } })
  await callTable(officeLists.documentVerify, { body: { filters: filters(100).concat(filters(100), filters(100)) } })
  expect(requests.map(({ method }) => method)).toEqual(['GET', 'POST'])
  expect(JSON.parse(requests[0]?.query.get('filters') ?? '')).toEqual(filters(3))
})
