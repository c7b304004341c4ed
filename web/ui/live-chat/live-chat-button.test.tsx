import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { json, serve } from '../../testing/network.ts'
import { TestFrame } from '../../testing/render-page.tsx'
import { LiveChatButton } from './live-chat-button.tsx'

async function openChat(api: string) {
  serve({ 'GET /tawk-to': () => json({ api }) })
  render(<LiveChatButton />, { wrapper: TestFrame })
  await userEvent.click(screen.getByRole('button', { name: 'Live Chat' }))
}

describe('the live chat', () => {
  it.each(['', 'javascript:alert(1)', 'http://plain.example'])('is not available at %o', async (api) => {
    await openChat(api)
    await screen.findByText('Chat service is not available.')
    expect(document.querySelector('iframe')).toBeNull()
  })

  it('shows the configured page in a frame', async () => {
    await openChat('https://chat.example/embed')
    const frame = await screen.findByTitle('Live Chat')
    expect(frame.getAttribute('src')).toBe('https://chat.example/embed')
  })
})
