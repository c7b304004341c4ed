import { TextInput } from '@mantine/core'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { requiredText } from '../../../contract/kernel/fields.ts'
import { CallError } from '../../platform/call-error.ts'
import { TestFrame } from '../../testing/render-page.tsx'
import { PortalForm } from './portal-form.tsx'
import { useLightForm } from './use-light-form.ts'
import { useSubmit } from './use-submit.ts'

const schema = z.object({ userName: requiredText(), remark: z.string() })

function NameForm({
  send,
  done = () => undefined,
}: {
  send: (values: unknown) => Promise<unknown>
  done?: () => void
}) {
  const form = useLightForm(schema, { userName: '', remark: '' })
  const submit = useSubmit(form, { send, done })
  return (
    <PortalForm submit={submit} labels={{ userName: 'User name' }}>
      <TextInput label="User name" {...form.getInputProps('userName')} />
      <TextInput label="Remark" {...form.getInputProps('remark')} />
      <button type="submit">Save</button>
    </PortalForm>
  )
}

const refused = (body: unknown) => new CallError('Request failed with status code 400', { status: 400, body })
const showForm = (send: (values: unknown) => Promise<unknown>, done?: () => void) =>
  render(<NameForm send={send} done={done} />, { wrapper: TestFrame })

async function fillAndSave() {
  await userEvent.type(screen.getByLabelText('User name'), 'asha')
  await userEvent.click(screen.getByText('Save'))
}

describe('a form', () => {
  it("says 'Required' beside an empty field and sends nothing", async () => {
    const send = vi.fn()
    showForm(send)
    await userEvent.click(screen.getByText('Save'))
    expect(screen.getByText('Required')).toBeTruthy()
    expect(send).not.toHaveBeenCalled()
    await userEvent.type(screen.getByLabelText('User name'), 'a')
    expect(screen.queryByText('Required')).toBeNull()
  })

  it('covers the screen while it is sent, then is done', async () => {
    let answer: (reply: unknown) => void = () => undefined
    const done = vi.fn()
    showForm(
      () =>
        new Promise((resolve) => {
          answer = resolve
        }),
      done,
    )
    await fillAndSave()
    expect(screen.getByRole('status', { name: 'Sending...' })).toBeTruthy()
    answer('saved')
    await waitFor(() => expect(screen.queryByRole('status', { name: 'Sending...' })).toBeNull())
    expect(done).toHaveBeenCalledWith('saved', { userName: 'asha', remark: '' })
  })

  it('shows a refusal as an alert with a list, and beside the fields it names', async () => {
    showForm(() => Promise.reject(refused({ message: 'Please check', data: { userName: 'Already taken' } })))
    await fillAndSave()
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Please check')
    expect(alert.textContent).toContain('User name: Already taken')
    expect(screen.getByLabelText('User name').getAttribute('aria-invalid')).toBe('true')
  })

  it('brings its alert into sight and leads the focus to it, each time anew', async () => {
    const seen = vi.spyOn(Element.prototype, 'scrollIntoView')
    showForm(() => Promise.reject(refused({ message: 'Please check' })))
    await fillAndSave()
    const alert = await screen.findByRole('alert')
    await waitFor(() => expect(document.activeElement).toBe(alert))
    await userEvent.click(screen.getByText('Save'))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')))
    expect(seen).toHaveBeenCalledTimes(2)
  })

  it('leads to the first field that is wrong', async () => {
    showForm(() => Promise.resolve())
    await userEvent.click(screen.getByText('Save'))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('User name')))
  })

  it('can dismiss the alert', async () => {
    showForm(() => Promise.reject(refused({ message: 'Please check' })))
    await fillAndSave()
    await screen.findByRole('alert')
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it("has the title 'Following error occured!' when the server gave none", async () => {
    showForm(() => Promise.reject(new CallError('Network Error', { status: 0 })))
    await fillAndSave()
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Following error occured!')
    expect(alert.textContent).toContain('Network Error')
  })
})
