import { TextInput } from '@mantine/core'
import { render, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { TestFrame } from '../../testing/render-page.tsx'
import { focusFirstWrong } from './focus-first-wrong.ts'
import { OwnPasswordField } from './own-password-field.tsx'

it.each([
  ['the uppermost of several', { name: 'Required', password: 'Required' }, /^Name/],
  ['a password that is missing', { name: undefined, password: 'Required' }, /^Your password/],
])('leads to %s', async (_what, { name, password }, label) => {
  render(
    <form aria-label="Account">
      <TextInput label="Name" error={name} />
      <OwnPasswordField error={password} />
    </form>,
    { wrapper: TestFrame },
  )
  focusFirstWrong(screen.getByRole<HTMLFormElement>('form'))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(label)))
})
