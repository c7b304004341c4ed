import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentType, useState } from 'react'
import { expect, it } from 'vitest'
import { TestFrame } from './render-page.tsx'

interface Asked {
  Box: ComponentType<{ label: string; value: number | string; onChange: (typed: number | string) => void }>
  /** What the form puts there by itself, at the press of a button. */
  put: number
}

function Asking({ Box, put, told }: Asked & { told: (value: number | string) => void }) {
  const [value, setValue] = useState<number | string>('')
  const take = (typed: number | string) => {
    setValue(typed)
    told(typed)
  }
  return (
    <>
      <Box label="Number" value={value} onChange={take} />
      <button type="button" onClick={() => setValue(put)}>
        Put
      </button>
    </>
  )
}

/** A form with one box for a number, and all that the box has told it. */
function openNumberBox(asked: Asked) {
  const told: (number | string)[] = []
  render(<Asking {...asked} told={(value) => told.push(value)} />, { wrapper: TestFrame })
  const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'Number' })
  return { told, box, paste: (text: string) => fireEvent.change(box, { target: { value: text } }) }
}

interface Cases {
  /** What a person types key by key, and the number that it is. */
  typed: [typed: string, value: number][]
  /** The same for what is pasted. */
  pasted?: [typed: string, value: number][]
  /** What is no number of this kind. */
  refused: string[]
  /** What the form puts there by itself, and how it looks. */
  put: [value: number, shown: string]
}

/** What holds for every box for numbers. */
export function itTakesNumbers(Box: Asked['Box'], { typed, pasted = [], refused, put: [put, shown] }: Cases): void {
  const open = () => openNumberBox({ Box, put })

  it.each(typed)('reads "%s", typed key by key, as %d and leaves it as it was typed', async (text, value) => {
    const { told, box } = open()
    await userEvent.type(box, text)
    expect(told.at(-1)).toBe(value)
    expect(box.value).toBe(text)
  })

  it.each(pasted)('takes "%s" as it is pasted', (text, value) => {
    const { told, box, paste } = open()
    paste(text)
    expect(told).toEqual([value])
    expect(box.value).toBe(text)
  })

  it.each(refused)('leaves "%s" there to be refused', (text) => {
    const { told, box, paste } = open()
    paste(text)
    expect(told).toEqual([text])
    expect(box.value).toBe(text)
  })

  it(`shows what its form puts there as ${shown}`, async () => {
    const { box } = open()
    await userEvent.type(box, '05')
    await userEvent.click(screen.getByRole('button', { name: 'Put' }))
    expect(box.value).toBe(shown)
  })
}
