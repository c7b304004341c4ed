import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CallError } from '../../platform/call-error.ts'
import { TestFrame } from '../../testing/render-page.tsx'
import { PortalForm } from './portal-form.tsx'

it('the alert of a form is red and stands above its fields', () => {
  const refusal = new CallError('Request failed with status code 400', { status: 400, body: { message: 'Not now' } })
  const submit = { submitting: false, error: refusal, clearError: () => undefined, onSubmit: () => undefined }
  render(
    <PortalForm submit={submit}>
      <input aria-label="Name" />
    </PortalForm>,
    { wrapper: TestFrame },
  )
  const alert = screen.getByRole('alert')
  expect(alert.getAttribute('style')).toContain('-red-')
  const order = alert.compareDocumentPosition(screen.getByLabelText('Name'))
  expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})
