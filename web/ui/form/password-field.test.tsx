import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { TestFrame } from '../../testing/render-page.tsx'
import { PasswordField } from './password-field.tsx'

it('a password that is wrong is said to be so to who hears the page', () => {
  const field = (error?: string) => (
    <TestFrame>
      <PasswordField kind="current" label="Password" error={error} />
    </TestFrame>
  )
  const { rerender } = render(field('Required'))
  expect(screen.getByLabelText('Password').getAttribute('aria-invalid')).toBe('true')
  rerender(field())
  expect(screen.getByLabelText('Password').hasAttribute('aria-invalid')).toBe(false)
})
