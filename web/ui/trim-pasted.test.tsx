import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { trimPasted } from './trim-pasted.ts'

let end: () => void
beforeEach(() => {
  end = trimPasted()
})
afterEach(() => end())

function Boxes() {
  const [pan, setPan] = useState('')
  return (
    <>
      <input
        aria-label="PAN"
        autoCapitalize="characters"
        maxLength={10}
        value={pan}
        onChange={(event) => setPan(event.currentTarget.value)}
      />
      <output>{pan}</output>
      <input aria-label="Password" type="password" maxLength={20} />
      <input aria-label="Remark" />
      <input aria-label="Address" maxLength={50} />
    </>
  )
}

/** As a browser does it where nobody says otherwise: what does not fit is cut off. */
async function paste(label: string, text: string): Promise<string> {
  const box = screen.getByLabelText<HTMLInputElement>(label)
  await userEvent.click(box)
  await userEvent.paste(text)
  return box.value
}

it('a number that is pasted with blanks around it keeps its last character, and the form hears of it', async () => {
  render(<Boxes />)
  expect(await paste('PAN', '  ABCPD1234E\n')).toBe('ABCPD1234E')
  expect(screen.getByRole('status').textContent).toBe('ABCPD1234E')
})

it('a number that is pasted with blanks inside loses them rather than its last characters', async () => {
  render(<Boxes />)
  expect(await paste('PAN', 'ABCPH 1234 E')).toBe('ABCPH1234E')
})

/** As the clipboard of a phone's keyboard puts it in: all at once, and without a word of pasting. */
function putIn(label: string, data: string): { taken: boolean; value: string } {
  const box = screen.getByLabelText<HTMLInputElement>(label)
  box.focus()
  const told = new InputEvent('beforeinput', { data, inputType: 'insertText', bubbles: true, cancelable: true })
  fireEvent(box, told)
  return { taken: told.defaultPrevented, value: box.value }
}

it('a number that a phone’s keyboard puts in at once is brought into shape, too', () => {
  render(<Boxes />)
  expect(putIn('PAN', ' ABCPD 1234E ')).toEqual({ taken: true, value: 'ABCPD1234E' })
  expect(screen.getByRole('status').textContent).toBe('ABCPD1234E')
})

it('words that a keyboard proposes keep their blanks, and so does a single blank', () => {
  render(<Boxes />)
  expect(putIn('Address', 'Market ')).toEqual({ taken: false, value: '' })
  expect(putIn('Remark', 'two words ')).toEqual({ taken: false, value: '' })
  expect(putIn('PAN', ' ')).toEqual({ taken: false, value: '' })
  expect(putIn('Password', ' secret ')).toEqual({ taken: false, value: '' })
})

it('takes the place of what is marked, and no more than the box holds', async () => {
  render(<Boxes />)
  await userEvent.type(screen.getByLabelText('PAN'), 'ABC1')
  screen.getByLabelText<HTMLInputElement>('PAN').setSelectionRange(3, 4)
  await userEvent.paste(' PD1234EXYZ')
  expect(screen.getByLabelText<HTMLInputElement>('PAN').value).toBe('ABCPD1234E')
})

it('passwords and boxes without a bound are left as they are pasted', async () => {
  render(<Boxes />)
  expect(await paste('Password', ' secret ')).toBe(' secret ')
  expect(await paste('Remark', ' two words ')).toBe(' two words ')
})
