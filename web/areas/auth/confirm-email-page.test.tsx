import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { EmailChange } from '../../../contract/email-change.ts'
import { json, serve } from '../../testing/network.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { ConfirmEmailPage } from './confirm-email-page.tsx'

const waiting: EmailChange = {
  side: 'old',
  code: 'S000001',
  from: 'o****@office.test',
  to: 'n****@office.test',
  waitingFor: ['old', 'new'],
  state: 'waiting',
}

describe('the page about another e-mail address', () => {
  it('says what is asked, takes the answer, and says what comes next', async () => {
    let known = waiting
    const requests = serve({
      'POST /auth/email-change': () => json(known),
      'POST /auth/email-change/answer': () => {
        known = { ...waiting, waitingFor: ['new'] }
        return json(known)
      },
    })
    await renderPage(<ConfirmEmailPage />)
    await screen.findByText('n****@office.test')
    fireEvent.click(screen.getByRole('button', { name: 'Confirm the new address' }))
    await screen.findByText('Now the new address has to confirm it too: a mail with a link is there.')
    expect(requests.find(({ path }) => path.endsWith('answer'))?.body).toMatchObject({ answer: 'confirm' })
    expect(screen.queryByRole('button', { name: 'Confirm the new address' })).toBeNull()
  })

  it('says so when a link is dead', async () => {
    serve({ 'POST /auth/email-change': () => json({ message: 'This link is no longer valid.' }, 400) })
    await renderPage(<ConfirmEmailPage />)
    expect(await screen.findByText('This link is no longer valid.')).toBeTruthy()
  })
})
