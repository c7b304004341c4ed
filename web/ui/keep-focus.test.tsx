import { Alert, Button } from '@mantine/core'
import { useForm } from '@mantine/form'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { deferredAnswer, nothing } from '../testing/network.ts'
import { TestFrame } from '../testing/render-page.tsx'
import { FormDialog } from './form/form-dialog.tsx'
import { useSubmit } from './form/use-submit.ts'
import { keepFocus } from './keep-focus.ts'

let stop: () => void = () => undefined
beforeEach(() => {
  stop = keepFocus()
})
afterEach(() => stop())

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const page = (content: ReactNode) =>
  render(
    <main>
      <h1>Payments</h1>
      {content}
    </main>,
    { wrapper: TestFrame },
  )
const isHeld = (element: HTMLElement) => waitFor(() => expect(document.activeElement).toBe(element))

function Asking({ children, gone }: { children?: ReactNode; gone?: boolean }) {
  const [open, setOpen] = useState(false)
  const [done, setDone] = useState(false)
  const submit = useSubmit(useForm(), {
    send: async () => undefined,
    done: () => {
      setOpen(false)
      setDone(true)
    },
  })
  return (
    <>
      {!(done && gone) && <Button onClick={() => setOpen(true)}>Decide</Button>}
      {open && (
        <FormDialog title="Decide" submit={submit} onClose={() => setOpen(false)}>
          {children}
        </FormDialog>
      )}
    </>
  )
}

function Turning({ before, after }: { before: string; after: ReactNode }) {
  const [turned, turn] = useState(false)
  return turned ? after : <Button onClick={() => turn(true)}>{before}</Button>
}

describe('the focus', () => {
  it.each(['Cancel', 'Save'])('goes back to what opened a dialog after %s', async (way) => {
    page(<Asking />)
    await press('Decide')
    await screen.findByRole('dialog')
    await press(way)
    await isHeld(screen.getByRole('button', { name: 'Decide' }))
  })

  it('goes to the heading where what opened the dialog has left with it', async () => {
    page(<Asking gone />)
    await press('Decide')
    await screen.findByRole('dialog')
    await press('Save')
    await isHeld(screen.getByRole('heading', { name: 'Payments' }))
  })

  it('goes to the first field where a button of a dialog became a form', async () => {
    page(
      <Asking>
        <Turning before="Reject" after={<textarea aria-label="Reason" />} />
      </Asking>,
    )
    await press('Decide')
    await screen.findByRole('dialog')
    await press('Reject')
    await isHeld(screen.getByRole('textbox', { name: 'Reason' }))
  })

  it('goes to the answer that took the place of a form', async () => {
    page(<Turning before="Send" after={<Alert title="We have sent a mail" />} />)
    await press('Send')
    await isHeld(await screen.findByRole('alert'))
  })

  it('goes to the nearest heading where something has left its part of the page', async () => {
    page(
      <section>
        <h2>PAN card</h2>
        <Turning before="Upload" after={<p>Uploaded</p>} />
      </section>,
    )
    await press('Upload')
    await isHeld(screen.getByRole('heading', { name: 'PAN card' }))
  })

  it('is not moved by a page that takes it itself, nor for whoever has let go', async () => {
    const { response, answer } = deferredAnswer()
    function Waiting() {
      const [came, setCame] = useState(false)
      return came ? <p>Changed</p> : <Button onClick={() => void response.then(() => setCame(true))}>Ask</Button>
    }
    page(
      <>
        <Turning before="Search" after={<input aria-label="Words" ref={(box) => box?.focus()} />} />
        <Waiting />
      </>,
    )
    await press('Search')
    await isHeld(screen.getByRole('textbox', { name: 'Words' }))
    await press('Ask')
    await userEvent.click(document.body)
    answer(nothing())
    await screen.findByText('Changed')
    await new Promise((resolve) => setTimeout(resolve, 400))
    expect(document.activeElement).toBe(document.body)
  })
})
