import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { CredentialView } from '../../contract/catalogue/api-credential.ts'
import { json, nothing, serve } from '../testing/network.ts'
import { renderPage } from '../testing/render-page.tsx'
import { CredentialForm } from './credential-form.tsx'

const view: CredentialView = {
  provider: 'gateway',
  mode: 'test',
  active: true,
  plain: { baseUrl: 'https://pay.example.com', keyId: 'rzp_test_1' },
  masked: { keySecret: '••••••••4321', webhookSecret: '' },
  updatedAt: '2026-04-01T00:00:00Z',
}
const path = '/backend/master/api-credentials/gateway'
const save = () => {
  fireEvent.change(screen.getByLabelText(/Your password/), { target: { value: 'my own word' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
}

describe('the credentials of a provider', () => {
  it('show what is saved masked, and send a secret only when one is typed', async () => {
    const requests = serve({ [`POST ${path}`]: nothing })
    await renderPage(<CredentialForm view={view} />)
    expect(screen.getByText('Saved: ••••••••4321. Leave this empty to keep it.')).toBeTruthy()
    expect(screen.getByLabelText('Key secret')).toHaveProperty('value', '')
    fireEvent.change(screen.getByLabelText('Webhook secret'), { target: { value: 'a new word' } })
    save()
    await screen.findByText('Credentials saved')
    expect(requests[0]?.body).toEqual({
      mode: 'test',
      active: true,
      values: { ...view.plain, keySecret: '', webhookSecret: 'a new word' },
      ownPassword: 'my own word',
    })
  })

  it('take a saved secret away when that is asked for', async () => {
    const requests = serve({ [`POST ${path}`]: nothing })
    await renderPage(<CredentialForm view={view} />)
    fireEvent.click(screen.getByRole('button', { name: 'Remove Key secret' }))
    expect(screen.getByText('It is removed when you save.')).toBeTruthy()
    save()
    await waitFor(() => expect(requests[0]?.body).toMatchObject({ values: { keySecret: null } }))
  })

  it('show beside its field what the server refuses', async () => {
    serve({ [`POST ${path}`]: () => json({ message: 'No.', data: { 'values.webhookSecret': 'Required' } }, 400) })
    await renderPage(<CredentialForm view={view} />)
    save()
    expect(await screen.findByText('Webhook secret: Required')).toBeTruthy()
    expect(await screen.findByText('Required')).toBeTruthy()
  })

  it('suggest the usual address while nothing is saved', async () => {
    serve({})
    await renderPage(<CredentialForm view={{ ...view, plain: {}, masked: {}, updatedAt: null }} />)
    expect(screen.getByLabelText('Address of the API')).toHaveProperty('value', 'https://api.razorpay.com')
  })
})
