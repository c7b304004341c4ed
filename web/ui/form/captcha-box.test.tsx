import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { json, serve } from '../../testing/network.ts'
import { TestFrame } from '../../testing/render-page.tsx'
import { CaptchaBox } from './captcha-box.tsx'

const picture = () => new Response('png', { headers: { 'content-type': 'image/png' } })
const puzzle = { puzzle: 'some-puzzle', parts: 4, zeroBits: 3, rounds: 2 }
/** The first number that solves each part, as another program found them. */
const smallest = [5, 1, 7, 5]
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Captcha' })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

afterEach(() => vi.unstubAllGlobals())

const onAnswer = vi.fn()

function Form() {
  const [text, setText] = useState('')
  return (
    <CaptchaBox
      purpose="login"
      value={text}
      onAnswer={(answer) => {
        onAnswer(answer)
        setText(answer)
      }}
      onChange={(event) => setText(event.currentTarget.value)}
    />
  )
}
async function open(answers: Parameters<typeof serve>[0]) {
  const requests = serve({ 'POST /captcha': picture, ...answers })
  render(<Form />, { wrapper: TestFrame })
  await screen.findByRole('img')
  return requests
}

describe('the captcha', () => {
  it('is fetched by POST for its purpose, and anew on demand', async () => {
    const requests = await open({})
    await press('New captcha')
    await waitFor(() => expect(requests).toHaveLength(2))
    expect(requests.map((seen) => seen.query.get('for'))).toEqual(['login', 'login'])
  })

  it('says when it could not be loaded', async () => {
    serve({ 'POST /captcha': () => json({ message: 'Slow down' }, 429) })
    render(<Form />, { wrapper: TestFrame })
    await screen.findByText('The captcha could not be loaded. Try a new one.')
  })
})

describe('who cannot read the picture', () => {
  it('lets the browser work for it, is told when it is done, and need not type; the focus stays', async () => {
    const requests = await open({
      'POST /captcha/puzzle': () => json(puzzle),
      'POST /captcha/puzzle/solved': () => json({ captcha: 'CDEFHJKMNPRTUWXY' }),
    })
    await press('I cannot read the picture')
    const told = await screen.findByText(/The check is done. You need not type anything here/)
    expect(told.closest('[aria-live="polite"]')).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(onAnswer).toHaveBeenLastCalledWith('CDEFHJKMNPRTUWXY')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Use a picture instead' }))
    expect(requests.map((seen) => `${seen.path} ${seen.query.get('for')}`)).toEqual([
      '/captcha login',
      '/captcha/puzzle login',
      '/captcha/puzzle/solved login',
    ])
    expect(requests.at(-1)?.body).toEqual({ numbers: smallest })
  })

  it('can go back to a picture, while it works and after, and nothing of the work stays in the box', async () => {
    const requests = await open({
      'POST /captcha/puzzle': () => json({ ...puzzle, zeroBits: 32 }),
      'POST /captcha/puzzle/solved': () => json({ captcha: 'CDEFHJKMNPRTUWXY' }),
    })
    await press('I cannot read the picture')
    await screen.findByText(/Checking, please wait: 0 %/)
    await press('Use a picture instead')
    await screen.findByRole('img')
    serve({
      'POST /captcha': picture,
      'POST /captcha/puzzle': () => json(puzzle),
      'POST /captcha/puzzle/solved': () => json({ captcha: 'CDEFHJKMNPRTUWXY' }),
    })
    await press('I cannot read the picture')
    await screen.findByText(/The check is done/)
    await press('Use a picture instead')
    await screen.findByRole('img')
    expect([field().value, field().readOnly]).toEqual(['', false])
    expect(requests.some((seen) => seen.path === '/captcha/puzzle/solved')).toBe(false)
  })

  it('hears what the server says when there were too many', async () => {
    await open({ 'POST /captcha/puzzle': () => json({ message: 'Too many requests. Try again in 60 s.' }, 429) })
    await press('I cannot read the picture')
    await screen.findByText('Too many requests. Try again in 60 s.')
  })

  it('is told where the check cannot work', async () => {
    vi.stubGlobal('crypto', {})
    await open({})
    await press('I cannot read the picture')
    await screen.findByText(/needs an address that begins with https/)
  })
})
