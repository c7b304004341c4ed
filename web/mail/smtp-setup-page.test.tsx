import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { SmtpSetup } from '../../contract/smtp.ts'
import { json, nothing, serve } from '../testing/network.ts'
import { renderPage } from '../testing/render-page.tsx'
import { SmtpSetupPage } from './smtp-setup-page.tsx'

const trial = { by: 'Ravi', until: '2026-11-16T06:00:00Z', mayConfirm: true, version: '1' }
const ours: SmtpSetup = {
  host: 'mail.ours.in',
  port: 465,
  encryption: 'tls',
  userName: 'portal',
  sender: 'desk@ours.in',
  hasPassword: true,
  trial,
}
const theirs: SmtpSetup = { ...ours, host: 'mail.theirs.in', trial: { ...trial, version: '2' } }

async function openConfirmation(confirm: () => Response) {
  const now = { setup: ours }
  const requests = serve({
    'GET /backend/settings/smtp-setup': () => json(now.setup),
    'POST /backend/settings/smtp-setup/confirm': confirm,
  })
  const { queries } = await renderPage(<SmtpSetupPage />)
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm the server' }))
  const box = await screen.findByRole('dialog', { name: 'Confirm the mail server' })
  const answer = async () => {
    await userEvent.type(within(box).getByLabelText(/^Your password/), 'Demo@12345')
    await userEvent.click(within(box).getByRole('button', { name: 'Confirm' }))
  }
  const sent = () => requests.find(({ method }) => method === 'POST')?.body
  return { now, box, queries, answer, sent }
}

describe('a mail server on trial', () => {
  it('is confirmed with all that decides where the mails go', async () => {
    const { box, answer, sent } = await openConfirmation(nothing)
    for (const fact of ['mail.ours.in', '465', 'TLS from the start', 'portal', 'desk@ours.in'])
      expect(box.textContent).toContain(fact)
    await answer()
    await screen.findByText('Every mail goes through this server from now on.')
    expect(sent()).toEqual({ ownPassword: 'Demo@12345', version: '1' })
  })

  it('is confirmed as it was read, also when another admin changes it while the password is typed', async () => {
    const refusal = 'The server was changed meanwhile. Look at it again, then confirm.'
    const { now, box, queries, answer, sent } = await openConfirmation(() => json({ message: refusal }, 409))
    now.setup = theirs
    await queries.invalidateQueries()
    await answer()
    await waitFor(() => expect(sent()).toEqual({ ownPassword: 'Demo@12345', version: '1' }))
    expect(await within(box).findByText(refusal)).toBeTruthy()
    expect([box.textContent?.includes('mail.ours.in'), box.textContent?.includes('theirs')]).toEqual([true, false])
  })

  it('keeps the answer in sight when it is no longer on trial', async () => {
    const refusal = 'This server is not on trial.'
    const { now, answer } = await openConfirmation(() => json({ message: refusal }, 409))
    now.setup = { ...ours, trial: null }
    await answer()
    await waitFor(() => expect(screen.queryByText('This server is on trial')).toBeNull())
    expect(screen.getByText(refusal)).toBeTruthy()
  })
})
