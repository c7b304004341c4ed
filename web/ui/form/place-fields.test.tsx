import { useForm } from '@mantine/form'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { json, serve } from '../../testing/network.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { PlaceFields } from './place-fields.tsx'

const area = (state: string, ...districts: string[]) => json({ state, districts, elsewhere: [] })

function Page({ district }: { district: string }) {
  const form = useForm({ initialValues: { pin: '411001', state: 'Maharashtra', district } })
  return <PlaceFields form={form} />
}

async function open(district: string) {
  const requests = serve({
    'GET /reference/pincode/411001': () => area('Maharashtra', 'Pune'),
    'GET /reference/pincode/440001': () => area('Maharashtra', 'Nagpur'),
    'GET /reference/pincode/500072': () => area('Telangana', 'Medchal–Malkajgiri'),
  })
  await renderPage(<Page district={district} />)
  return requests
}
const box = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input, select' })
const place = () => [box(/^State/).value, box(/^District/).value]
const type = (pin: string) => fireEvent.change(box(/^Pincode/), { target: { value: pin } })

describe('the place of a business', () => {
  it('is filled in where it is empty', async () => {
    await open('')
    await waitFor(() => expect(place()).toEqual(['Maharashtra', 'Pune']))
  })

  it('keeps a district that was written by hand, until the pincode is another one', async () => {
    await open('New Pune')
    type('500072')
    await waitFor(() => expect(place()).toEqual(['Telangana', 'Medchal–Malkajgiri']))
    type('440001')
    await waitFor(() => expect(place()).toEqual(['Maharashtra', 'Nagpur']))
  })

  it('with a district written by hand is left as it is when the form opens', async () => {
    const requests = await open('New Pune')
    await waitFor(() => expect(requests).toHaveLength(1))
    // The answer is there and drawn.
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
    expect(place()).toEqual(['Maharashtra', 'New Pune'])
  })
})
