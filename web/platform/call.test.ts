import { describe, expect, it } from 'vitest'
import { getMail } from '../../contract/mail.ts'
import { merchantProfile } from '../../contract/profile.ts'
import { captcha, forgotUserName } from '../../contract/session.ts'
import { json, nothing, serve } from '../testing/network.ts'
import { call } from './call.ts'
import { callUpload } from './call-upload.ts'
import { endpointPath } from './endpoint-path.ts'

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
