import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import type { LimitChange } from '../../contract/money-limit.ts'
import { allSettings } from '../../contract/site-settings.ts'
import { forgetOwnInput } from '../platform/kept-input.ts'
import { saveSession } from '../platform/session.ts'
import { deferredAnswer, json, nothing, serve, tokenOf } from '../testing/network.ts'
import { renderPage } from '../testing/render-page.tsx'
import { SiteConfigurationPage } from './site-configuration-page.tsx'

const settings = '/backend/settings/site-configuration'
const usual = Object.fromEntries(Object.entries(allSettings).map(([name, about]) => [name, about.value]))
// By their words alone: asking for roles takes seconds on a form as long as this.
const box = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const button = (words: string) => screen.getByText(words).closest('button')
const write = (name: string, value: string) => fireEvent.change(box(name), { target: { value } })
const press = (words: string) => userEvent.click(screen.getByText(words))

async function open(answers: Parameters<typeof serve>[0] = {}) {
  const requests = serve({
    [`GET ${settings}`]: () => json(usual),
    [`POST ${settings}`]: nothing,
    'GET /backend/settings/money-limits': () => json({ inForce: {}, changes: [] }),
    ...answers,
  })
  const view = await renderPage(<SiteConfigurationPage />)
  await screen.findByLabelText('Business name')
  return { ...view, requests, posted: () => requests.filter(({ method }) => method === 'POST') }
}

beforeEach(() => {
  saveSession({ token: tokenOf({ sub: 'A000001', role: 'admin' }), refreshToken: 'r1' })
  forgetOwnInput()
})

describe('the settings of the site', () => {
  it('leave alone what an admin types below while what was saved above comes back', async () => {
    const after = deferredAnswer()
    let asked = 0
    const { queries } = await open({ [`GET ${settings}`]: () => (asked++ === 0 ? json(usual) : after.response) })
    write('Business name', 'Sample Seva')
    await press('Save')
    await waitFor(() => expect(asked).toBe(2))
    write('Chat address', 'https://chat.example/')
    after.answer(json({ ...usual, businessName: 'Sample Seva' }))
    await waitFor(() => expect(queries.isFetching()).toBe(0))
    await waitFor(() => expect(button('Save')?.disabled).toBe(true))
    expect(box('Chat address').value).toBe('https://chat.example/')
    expect(button('Save guarded settings')?.disabled).toBe(false)
  })

  it('are there again, half typed, after the page was left', async () => {
    const { unmount } = await open()
    write('Terms', 'Bring every paper twice.')
    write('Chat address', 'https://chat.example/')
    unmount()
    await open()
    expect(box('Terms').value).toBe('Bring every paper twice.')
    expect(box('Chat address').value).toBe('https://chat.example/')
    expect(screen.getAllByText('Your last entries are back.')).toHaveLength(2)
  })

  it.each([
    ['that a colleague has changed meanwhile are not put back by saving another', []],
    [
      'that were typed and typed back follow what a colleague saves, and are not put back',
      ['Sample Seva', String(usual.businessName)],
    ],
  ])('%s', async (_name, typed) => {
    let answer = usual
    const { queries, posted } = await open({ [`GET ${settings}`]: () => json(answer) })
    for (const name of typed) write('Business name', name)
    write('Terms', 'Bring every paper twice.')
    answer = { ...usual, businessName: 'Renamed by a colleague' }
    await queries.invalidateQueries()
    await waitFor(() => expect(box('Business name').value).toBe('Renamed by a colleague'))
    await press('Save')
    await waitFor(() => expect(posted()).toHaveLength(1))
    expect(posted()[0]?.body).toEqual({ termsText: 'Bring every paper twice.' })
  })

  it.each(['₹ 7', '7/-', 'Rs. 7'])('refuse %s as a number of hours, which stays as it was typed', async (typed) => {
    const { posted } = await open()
    write('Aadhaar step given up after, hours', typed)
    await press('Save')
    await screen.findByText('Enter a number')
    expect(box('Aadhaar step given up after, hours').value).toBe(typed)
    expect(posted()).toEqual([])
  })

  it('show half a rupee with its paise', async () => {
    const inForce = { twoPersonLimit: 1_250.5 }
    await open({ 'GET /backend/settings/money-limits': () => json({ inForce, changes: [] }) })
    expect((await screen.findByLabelText<HTMLInputElement>('Second person above, rupees')).value).toBe('1,250.50')
  })

  it.each(['1e2', 'five hundred', '-5'])('refuse %s as a number, which stays as it was typed', async (typed) => {
    const { posted } = await open()
    write('Low balance below, rupees', typed)
    await press('Save')
    await screen.findByText('Enter a number')
    expect(box('Low balance below, rupees').value).toBe(typed)
    expect(posted()).toEqual([])
  })

  it('are confirmed by the second admin as they were read, also when others are proposed while the password is typed', async () => {
    const proposed = (id: string, limit: number): LimitChange => ({
      id,
      state: 'open',
      from: { refundTwoPersonLimit: 100 },
      to: { refundTwoPersonLimit: limit },
      proposedBy: 'Ravi',
      proposedAt: '2026-11-15T06:00:00Z',
      dueAt: null,
      decidedBy: null,
      decidedAt: null,
      whyAlone: null,
      mayConfirm: true,
      whyNotConfirm: null,
    })
    let changes = [proposed('1', 200)]
    const { queries, posted } = await open({
      'GET /backend/settings/money-limits': () => json({ inForce: {}, changes }),
      'POST /backend/settings/money-limits/1/confirm': () => {
        changes = []
        return json({ message: 'These limits were withdrawn.' }, 409)
      },
    })
    await userEvent.click(await screen.findByText('Confirm'))
    const dialog = await screen.findByRole('dialog')
    changes = [proposed('2', 90_000)]
    await queries.invalidateQueries()
    await screen.findByText('90,000')
    expect([dialog.textContent?.includes('200'), dialog.textContent?.includes('90,000')]).toEqual([true, false])
    await userEvent.type(within(dialog).getByLabelText(/^Your password/), 'Demo@12345')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm' }))
    // The page has nothing to confirm any more, and says why all the same.
    await waitFor(() => expect(screen.queryByText('Other limits are proposed')).toBeNull())
    expect(screen.getByText('These limits were withdrawn.')).toBeTruthy()
    expect(posted().map(({ path }) => path)).toEqual(['/backend/settings/money-limits/1/confirm'])
  })

  it('take a number with Indian groups and the sign of the rupee', async () => {
    const { posted } = await open()
    write('Low balance below, rupees', '₹1,23,456.50')
    await press('Save')
    await waitFor(() => expect(posted().map(({ body }) => body)).toEqual([{ lowBalance: 123_456.5 }]))
  })

  it('that a colleague has saved just as they are typed here follow the colleague from then on', async () => {
    let answer = usual
    const { queries } = await open({ [`GET ${settings}`]: () => json(answer) })
    write('Business name', 'Sample Seva')
    answer = { ...usual, businessName: 'Sample Seva' }
    await queries.invalidateQueries()
    await waitFor(() => expect(button('Save')?.disabled).toBe(true))
    answer = { ...usual, businessName: 'Renamed by a colleague' }
    await queries.invalidateQueries()
    await waitFor(() => expect(box('Business name').value).toBe('Renamed by a colleague'))
    expect(button('Save')?.disabled).toBe(true)
  })

  it('are as they were before once the changes are undone', async () => {
    const { unmount } = await open()
    write('Terms', 'Bring every paper twice.')
    await press('Undo changes')
    expect(box('Terms').value).toBe(usual.termsText)
    unmount()
    await open()
    expect(box('Terms').value).toBe(usual.termsText)
    expect(screen.queryByText('Your last entries are back.')).toBeNull()
  })
})
