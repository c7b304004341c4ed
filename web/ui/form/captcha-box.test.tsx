import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { json, serve } from '../../testing/network.ts'
import { TestFrame } from '../../testing/render-page.tsx'
import { CaptchaBox } from './captcha-box.tsx'

const picture = () => new Response('png', { headers: { 'content-type': 'image/png' } })

describe('the captcha', () => {
  it('is fetched by POST for its purpose, and anew on demand', async () => {
    const requests = serve({ 'POST /captcha': picture })
    render(<CaptchaBox purpose="login" />, { wrapper: TestFrame })
    await screen.findByRole('img')
    await userEvent.click(screen.getByRole('button', { name: 'New captcha' }))
    await waitFor(() => expect(requests).toHaveLength(2))
    expect(requests.map((seen) => seen.query.get('for'))).toEqual(['login', 'login'])
  })

  it('can be listened to instead', async () => {
    const play = vi.fn(() => Promise.resolve())
    vi.stubGlobal(
      'Audio',
      class {
        play = play
      },
    )
    serve({ 'POST /captcha': picture, 'POST /captcha/audio': () => new Response('wav') })
    render(<CaptchaBox purpose="register" />, { wrapper: TestFrame })
    await screen.findByRole('img')
    await userEvent.click(screen.getByRole('button', { name: 'Listen to a captcha' }))
    await screen.findByText('Type the digits you hear')
    expect(play).toHaveBeenCalledTimes(1)
    expect(screen.queryByRole('img')).toBeNull()
  })

  it('says when it could not be loaded', async () => {
    serve({ 'POST /captcha': () => json({ message: 'Slow down' }, 429) })
    render(<CaptchaBox purpose="login" />, { wrapper: TestFrame })
    await screen.findByText('The captcha could not be loaded. Try a new one.')
  })
})
