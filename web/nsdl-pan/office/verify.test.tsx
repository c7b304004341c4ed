import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { checklistOf, panChecks } from '../../../contract/nsdl-pan/checklist.ts'
import { json, nothing, serve } from '../../testing/network.ts'
import { aPanInfo } from '../../testing/pan.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { SheetFacts } from '../info/sheet-facts.tsx'
import { VerifyDesk } from './verify-desk.tsx'
import { One, VerifyPage } from './verify-page.tsx'

const base = '/backend/nsdlpan'
const checks = checklistOf({ category: 'individual', type: 'N', data: {} })
const press = (key: string) =>
  fireEvent.keyDown(document.documentElement, { key, code: /\d/.test(key) ? `Digit${key}` : `Key${key.toUpperCase()}` })

async function open(answers: Parameters<typeof serve>[0] = {}) {
  const onNext = vi.fn()
  const requests = serve({
    [`${base}/file/31`]: () => new Response('pdf'),
    [`${base}/file/32`]: () => new Response('jpg'),
    [`GET ${base}/reasons`]: () => json({ office: [], tin: [] }),
    [`POST ${base}/verify/7`]: nothing,
    [`POST ${base}/reject/7`]: nothing,
    ...answers,
  })
  await renderPage(<VerifyDesk info={aPanInfo()} onNext={onNext} />)
  await screen.findByTitle('Signed form')
  return { requests, onNext }
}
const button = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) })

describe('the verification desk', () => {
  it('shows the paper, the pictures and what was typed side by side', async () => {
    await open()
    expect(screen.getByTitle('Signed form').tagName).toBe('IFRAME')
    expect(await screen.findByRole('img', { name: 'Photo' })).toBeTruthy()
    expect(within(screen.getByRole('region', { name: 'As it was typed' })).getByText('SAMPLE')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Crop again' })).toBeTruthy()
  })

  it('lets verify only when everything is ticked, by clicks', async () => {
    const { requests, onNext } = await open()
    for (const check of checks) {
      expect(button('Verify')).toHaveProperty('disabled', true)
      await userEvent.click(screen.getByRole('checkbox', { name: new RegExp(panChecks[check]) }))
    }
    await userEvent.click(button('Verify'))
    await waitFor(() => expect(onNext).toHaveBeenCalledWith())
    expect(requests.find(({ path }) => path === `${base}/verify/7`)?.body).toEqual({ ticked: checks })
  })

  it('is worked by keys: digits tick, V verifies, S leaves it to others', async () => {
    const { onNext } = await open()
    press('v')
    for (const place of checks.keys()) press(String(place + 1))
    await waitFor(() => expect(button('Verify')).toHaveProperty('disabled', false))
    press('v')
    await waitFor(() => expect(onNext).toHaveBeenCalledWith())
    press('s')
    expect(onNext).toHaveBeenLastCalledWith('7')
  })

  it('sends back by R with own words, and the next one opens by itself', async () => {
    const { requests, onNext } = await open()
    press('r')
    const dialog = within(await screen.findByRole('dialog', { name: 'Send back 3000000007' }))
    await userEvent.type(dialog.getByLabelText('Own words'), 'The photo is torn, see v')
    await userEvent.click(dialog.getByRole('button', { name: 'Send back' }))
    await waitFor(() => expect(onNext).toHaveBeenCalledWith())
    expect(requests.find(({ path }) => path === `${base}/reject/7`)?.body).toEqual({
      codes: [],
      words: 'The photo is torn, see v',
    })
    expect(requests.some(({ path }) => path === `${base}/verify/7`)).toBe(false)
  })
})

describe('verification without an id', () => {
  it('opens the one that waits longest', async () => {
    serve({ [`POST ${base}/verify/next`]: () => json({ id: '42' }) })
    const { router } = await renderPage(<VerifyPage />)
    await waitFor(() => expect(router.state.location.pathname).toBe('/backend/actions/nsdl-pan/verify/42'))
  })

  it('says so when nothing waits, and looks again', async () => {
    const waiting = [null, '43']
    serve({ [`POST ${base}/verify/next`]: () => json({ id: waiting.shift() ?? null }) })
    const { router } = await renderPage(<VerifyPage />)
    await screen.findByRole('heading', { name: 'Nothing is waiting' })
    await userEvent.click(screen.getByRole('button', { name: 'Look again' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/backend/actions/nsdl-pan/verify/43'))
  })

  it('tells a failure', async () => {
    serve({ [`POST ${base}/verify/next`]: () => json({ message: 'Busy' }, 503) })
    await renderPage(<VerifyPage />)
    expect(await screen.findByText('Busy')).toBeTruthy()
  })
})

describe('an application that a colleague has open', () => {
  it('is said to be theirs, with the ways to the next one and to look again', async () => {
    const onNext = vi.fn()
    const answers = [json({ message: 'Ravi Sharma has this one open. Please take another.' }, 409), nothing()]
    serve({
      [`POST ${base}/verify/7/claim`]: () => answers.shift() ?? nothing(),
      [`GET ${base}/info/7`]: () => json(aPanInfo()),
    })
    await renderPage(<One id="7" onNext={onNext} />)
    await screen.findByRole('heading', { name: 'Open at another desk' })
    expect(screen.getByText('Ravi Sharma has this one open. Please take another.')).toBeTruthy()
    expect(screen.queryByText('Something went wrong')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Take the next one' }))
    expect(onNext).toHaveBeenCalledWith()
    await userEvent.click(screen.getByRole('button', { name: 'Look again' }))
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Open at another desk' })).toBeNull())
  })
})

it('parts of the form in which nothing stands but the country that it begins with are left out', async () => {
  const data = {
    ...aPanInfo().data,
    officeCountry: 'India',
    raCountry: 'India',
    homeCountry: 'India',
    homeCity: 'Pune',
  }
  await renderPage(<SheetFacts data={data} />)
  expect(screen.getByRole('region', { name: 'Residence' }).textContent).toContain('India')
  for (const name of ['Office', 'Representative']) expect(screen.queryByRole('region', { name })).toBeNull()
})
