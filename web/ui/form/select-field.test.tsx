import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { TestFrame } from '../../testing/render-page.tsx'
import { SelectField } from './select-field.tsx'

it("a dropdown starts at '--Select--' with the empty value and takes pairs and plain strings", () => {
  render(<SelectField label="Id type" options={[{ value: '7', label: 'Retailer' }, 'Other']} />, { wrapper: TestFrame })
  const options = within(screen.getByLabelText('Id type')).getAllByRole<HTMLOptionElement>('option')
  expect(options.map(({ value, textContent }) => [value, textContent])).toEqual([
    ['', '--Select--'],
    ['7', 'Retailer'],
    ['Other', 'Other'],
  ])
})

it('what else is known of an option stays out of the page', () => {
  const dtdc = { value: '2', label: 'DTDC', tracking: 'https://track.example' }
  render(<SelectField label="Courier" options={[dtdc]} />, { wrapper: TestFrame })
  expect(screen.getByRole('option', { name: 'DTDC' }).getAttributeNames()).toEqual(['value'])
})
