import { fireEvent, render, screen } from '@testing-library/react'
import { type ComponentType, useState } from 'react'
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
export function openNumberBox(asked: Asked) {
  const told: (number | string)[] = []
  render(<Asking {...asked} told={(value) => told.push(value)} />, { wrapper: TestFrame })
  const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'Number' })
  return { told, box, paste: (text: string) => fireEvent.change(box, { target: { value: text } }) }
}
