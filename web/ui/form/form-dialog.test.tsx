import { TextInput } from '@mantine/core'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { requiredText } from '../../../contract/kernel/fields.ts'
import { CallError } from '../../platform/call-error.ts'
import { TestFrame } from '../../testing/render-page.tsx'
import { FormDialog } from './form-dialog.tsx'
import { useLightForm } from './use-light-form.ts'
import { useSubmit } from './use-submit.ts'

function NameDialog({ send, onClose }: { send: () => Promise<unknown>; onClose: () => void }) {
  const form = useLightForm(z.object({ name: requiredText() }), { name: '' })
  const submit = useSubmit(form, { send, done: onClose })
  return (
    <FormDialog title="A name" submit={submit} labels={{ name: 'Name' }} onClose={onClose}>
      <TextInput label="Name" {...form.getInputProps('name')} />
    </FormDialog>
  )
}

it('a dialog that is being sent is not left by Escape, the cross or Cancel, so that a refusal is heard', async () => {
  let refuse: (error: unknown) => void = () => undefined
  const onClose = vi.fn()
  const send = () => new Promise((_resolve, reject) => (refuse = reject))
  render(<NameDialog send={send} onClose={onClose} />, { wrapper: TestFrame })
  await userEvent.type(await screen.findByLabelText('Name'), 'asha')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await userEvent.keyboard('{Escape}')
  await userEvent.click(screen.getByRole('button', { name: 'Cancel', hidden: true }))
  await userEvent.click(screen.getByRole('button', { name: 'Close', hidden: true }))
  expect(onClose).not.toHaveBeenCalled()
  const body = { message: 'Please check what you entered.', data: { name: 'This name is taken' } }
  refuse(new CallError('Request failed with status code 400', { status: 400, body }))
  await waitFor(() => expect(screen.getByText('This name is taken')).toBeTruthy())
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('asha')
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(onClose).toHaveBeenCalledOnce()
})
