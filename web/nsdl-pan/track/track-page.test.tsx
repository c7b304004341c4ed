import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { json, serve } from '../../testing/network.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { TrackPage } from './track-page.tsx'

const answer = {
  label: 'Acknowledged',
  since: '2026-11-15T06:00:00.000Z',
  submitted: '2026-11-10T06:00:00.000Z',
  acknowledged: '2026-11-15T06:00:00.000Z',
}
async function ask(no: string, born: string) {
  await userEvent.type(screen.getByLabelText(/^Token or acknowledgement/), no)
  fireEvent.change(screen.getByLabelText(/^Date of birth/), { target: { value: born } })
  await userEvent.click(screen.getByRole('button', { name: 'Track' }))
}

describe('the tracking page', () => {
  it('tells the state and its dates', async () => {
    const requests = serve({ 'GET /track': () => json(answer) })
    await renderPage(<TrackPage />)
    await ask('881012345678901', '05-04-1990')
    expect(await screen.findByRole('heading', { name: 'Acknowledged' })).toBeTruthy()
    expect(screen.getByText('Handed in on 10-Nov-2026, acknowledged on 15-Nov-2026.')).toBeTruthy()
    expect(Object.fromEntries(requests[0]?.query ?? [])).toEqual({ no: '881012345678901', born: '1990-04-05' })
  })

  it('says what is missing without asking, and the sentence of a refusal', async () => {
    const message = 'No application is known by this number and date. Please check both.'
    const requests = serve({ 'GET /track': () => json({ message }, 404) })
    await renderPage(<TrackPage />)
    await ask('12', '')
    expect(screen.getByText(/^Enter the 10 digits/)).toBeTruthy()
    expect(requests).toEqual([])
    await userEvent.clear(screen.getByLabelText(/^Token or acknowledgement/))
    await ask('3000000001', '05041990')
    expect(await screen.findByText(message)).toBeTruthy()
  })
})
