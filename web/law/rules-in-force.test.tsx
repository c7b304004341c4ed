import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { firstRules } from '../../contract/first-law/first-rules.ts'
import type { RulesInForce, ShownRule, ShownVersion } from '../../contract/law/rules-in-force.ts'
import { saveSession } from '../platform/session.ts'
import { json, nothing, serve, tokenOf } from '../testing/network.ts'
import { renderPage } from '../testing/render-page.tsx'
import { RulesInForcePage } from './rules-in-force-page.tsx'

const call = '/backend/master/rules-in-force'
const today = '2026-11-16'
const open = { dueAt: null, whyAlone: null, mayConfirm: false, whyNotConfirm: null }

const versionOf = (i: number, line: (typeof firstRules)[number], state: ShownVersion['state']): ShownVersion => ({
  ...open,
  id: String(i + 1),
  since: line.since,
  value: line.value as unknown as Record<string, unknown>,
  source: line.source,
  lookedAt: '2026-11-15',
  lookedBy: null,
  writtenBy: null,
  writtenAt: '2026-11-15T06:00:00Z',
  state,
})

/** A few of them: asking for roles takes seconds on a page with all. */
const few = ['late-fee/gstr-1', 'late-fee/gstr-3b', 'late-fee/gstr-6', 'bar/gstr-1', 'bar/gstr-10', 'tds/commission']
const fees = ['fee/pan-new-physical-card', 'fee/uti-coupon-digital']

/** The rules as the portal begins with them. */
function rulesOf(change: Record<string, Partial<ShownRule>> = {}, codes = [...few, ...fees]): RulesInForce {
  const rules = codes.map((code): ShownRule => {
    const lines = firstRules.filter((line) => line.code === code).sort((a, b) => b.since.localeCompare(a.since))
    const [first] = lines
    if (!first) throw new Error(code)
    const versions = lines.map((line, i) => versionOf(firstRules.indexOf(line), line, i === 0 ? 'now' : 'past'))
    return { code, kind: first.kind, title: first.title, stale: false, versions, ...change[code] }
  })
  return { today, rules }
}

async function openPage(role: 'admin' | 'staff', answers: Parameters<typeof serve>[0] = {}, known = rulesOf()) {
  saveSession({ token: tokenOf({ sub: 'A000001', role }), refreshToken: 'r1' })
  const requests = serve({ [`GET ${call}`]: () => json(known), ...answers })
  await renderPage(<RulesInForcePage />)
  const fees = await screen.findByRole('region', { name: 'Late fees' })
  return { requests, fees, posted: () => requests.filter(({ method }) => method === 'POST') }
}

describe('rules in force', () => {
  it('of one title and two kinds have buttons of different names', async () => {
    await openPage('admin', {}, rulesOf({}, [...few, 'proofs/birth', 'birth-certificate']))
    const names = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent)
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([])
    expect(names).toContain('Add a version of Birth of a person (Proofs)')
    expect(names).toContain('Add a version of Birth proved by the certificate (Birth certificate)')
  })

  it('are read in words with their day and source; what held before opens on demand', async () => {
    const { fees } = await openPage('staff')
    expect(within(fees).getAllByText('Turnover up to ₹1.5 crore: ₹50 a day, at most ₹2,000')).toHaveLength(2)
    expect(within(fees).getAllByText('Nil return: ₹20 a day, at most ₹500').length).toBeGreaterThan(1)
    expect(
      within(fees).getByText(
        'Since 01-Jun-2021 · Notification 19/2021-Central Tax, June 2021 onwards · looked at 15-Nov-2026',
      ),
    ).toBeDefined()
    expect(within(fees).queryByText(/Notifications 64\/2017/)).toBeNull()
    await userEvent.click(within(fees).getByRole('button', { name: 'History of GSTR-3B (Late fees)' }))
    within(fees).getByText(/Notifications 64\/2017/)
    expect(screen.queryByRole('button', { name: /^Add a version/ })).toBeNull()
    expect(screen.queryByRole('button', { name: /still right/ })).toBeNull()
  })

  it('get a version from an admin, who starts with what holds and says since when and where it stands', async () => {
    const { fees, posted } = await openPage('admin', { [`POST ${call}/add`]: nothing })
    await userEvent.click(within(fees).getByRole('button', { name: 'Add a version of GSTR-6 (Late fees)' }))
    const dialog = await screen.findByRole('dialog', { name: 'Late fees: GSTR-6' })
    const box = (name: RegExp) => within(dialog).getByLabelText<HTMLInputElement>(name)
    expect([box(/^Rupees a day/).value, box(/^At most, rupees/).value]).toEqual(['50', '10,000'])
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
    expect(posted()).toEqual([])
    fireEvent.change(box(/^At most, rupees/), { target: { value: '2,000' } })
    fireEvent.change(box(/^Since/), { target: { value: '01-12-2026' } })
    fireEvent.change(box(/^Source/), { target: { value: 'Notification 1/2027' } })
    fireEvent.change(box(/^Your password/), { target: { value: 'my password' } })
    expect(within(dialog).queryByRole('checkbox', { name: /^I know/ })).toBeNull()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(posted()).toHaveLength(1))
    expect(posted()[0]?.body).toEqual({
      code: 'late-fee/gstr-6',
      since: '2026-12-01',
      source: 'Notification 1/2027',
      agreed: false,
      ownPassword: 'my password',
      value: { bands: [{ upTo: null, perDay: 5_000, cap: 200_000, capShare: null }], nil: null },
      replaces: null,
    })
  })

  it('a slip in a version is put right for the same day, and the page tells what was there', async () => {
    const fee = firstRules.find(({ code }) => code === 'fee/uti-coupon-digital')
    if (!fee) throw new Error('There is no such rule.')
    const [slip, right] = [versionOf(900, fee, 'put-right'), { ...versionOf(901, fee, 'now'), lookedAt: null }]
    const known = rulesOf({ 'fee/uti-coupon-digital': { versions: [right, slip], stale: true } })
    const { posted } = await openPage('admin', { [`POST ${call}/add`]: nothing }, known)
    screen.getByText('Not looked at yet')
    screen.getByText(/not compared with its source yet$/)
    await userEvent.click(screen.getByRole('button', { name: 'History of UTI coupon, digital (Government fees)' }))
    screen.getByText(/put right by another version$/)
    const name = 'Put right the version of UTI coupon, digital (Government fees) since 01-Jul-2017'
    await userEvent.click(screen.getByRole('button', { name }))
    const dialog = await screen.findByRole('dialog', { name: 'Government fees: UTI coupon, digital, put right' })
    const box = (name: RegExp) => within(dialog).getByLabelText<HTMLInputElement>(name)
    expect([box(/^Since/).value, box(/^Since/).readOnly, box(/^Source/).value]).toEqual([
      '01-Jul-2017',
      true,
      fee.source,
    ])
    fireEvent.change(box(/^Fee, rupees/), { target: { value: '73' } })
    fireEvent.change(box(/^Your password/), { target: { value: 'my password' } })
    await userEvent.click(within(dialog).getByRole('checkbox', { name: /^I know/ }))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(posted()).toHaveLength(1))
    expect(posted()[0]?.body).toMatchObject({ since: fee.since, replaces: '902', value: { paise: 7_300 } })
  })

  it('a version that holds at once asks for a word that it is meant, and says what changes', async () => {
    const { posted } = await openPage('admin', { [`POST ${call}/add`]: nothing })
    await userEvent.click(
      screen.getByRole('button', { name: 'Add a version of New PAN, physical, card (Government fees)' }),
    )
    const dialog = await screen.findByRole('dialog')
    const box = (name: RegExp) => within(dialog).getByLabelText<HTMLInputElement>(name)
    fireEvent.change(box(/^Since/), { target: { value: today } })
    fireEvent.change(box(/^Fee, rupees/), { target: { value: '110' } })
    fireEvent.change(box(/^Source/), { target: { value: 'Circular 5/2026' } })
    fireEvent.change(box(/^Your password/), { target: { value: 'my password' } })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
    expect(posted()).toEqual([])
    await userEvent.click(
      within(dialog).getByRole('checkbox', {
        name: /sales from now on are reckoned with this fee\. It holds from 16-Nov-2026/,
      }),
    )
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(posted()).toHaveLength(1))
    expect(posted()[0]?.body).toMatchObject({ agreed: true, value: { paise: 11_000 } })
  })

  it('a rate whose day has come says that it waits for another admin, and can be taken back until then', async () => {
    await openPage('admin')
    await userEvent.click(
      screen.getByRole('button', { name: 'Add a version of TDS on commission (Tax deducted at source)' }),
    )
    const dialog = await screen.findByRole('dialog')
    fireEvent.change(within(dialog).getByLabelText(/^Since/), { target: { value: today } })
    const { textContent: words } = await within(dialog).findByText(/^I know/)
    expect(words).toBe(
      'I know: this much is kept back of every commission once another admin confirms it, or after a day where there is no other. Until then it can be taken back, afterwards only put right.',
    )
  })

  it('one whose version waits is named at the top of the page, which leads to its line', async () => {
    const rate = firstRules.find(({ code }) => code === 'tds/commission')
    if (!rate) throw new Error('There is no such rule.')
    const waiting = versionOf(900, { ...rate, since: '2026-12-01' }, 'waiting')
    await openPage('staff', {}, rulesOf({ 'tds/commission': { versions: [waiting] } }))
    const word = screen.getByRole('alert', { name: 'Waits for another admin' })
    await userEvent.click(within(word).getByRole('button', { name: /^Show TDS on commission/ }))
    expect(document.activeElement?.textContent).toMatch(/^TDS on commission/)
    expect(document.activeElement?.tagName).toBe('LI')
  })

  it('without one that waits the top of the page says nothing of it', async () => {
    await openPage('admin')
    expect(screen.queryByRole('alert', { name: 'Waits for another admin' })).toBeNull()
  })

  it('a version to come that is settled is put right and not taken back', async () => {
    const fee = firstRules.find(({ code }) => code === 'fee/uti-coupon-digital')
    if (!fee) throw new Error('There is no such rule.')
    const settled = versionOf(901, { ...fee, since: '2026-12-01' }, 'settled')
    await openPage('admin', {}, rulesOf({ 'fee/uti-coupon-digital': { versions: [settled] } }))
    screen.getByText('From 01-Dec-2026')
    screen.getByRole('button', { name: /^Put right the version of UTI coupon, digital .* since 01-Dec-2026$/ })
    expect(screen.queryByRole('button', { name: /^Take back the version of UTI coupon, digital/ })).toBeNull()
  })

  it('that nobody has looked at for a year are marked, and an admin says that they are still right', async () => {
    const known = rulesOf({ 'bar/gstr-1': { stale: true } })
    const { posted } = await openPage('admin', { [`POST ${call}/looked-at`]: nothing }, known)
    screen.getByText('One rule wants to be looked at')
    const bars = screen.getByRole('region', { name: 'Too late to file' })
    within(bars).getByText('Not looked at since 15-Nov-2026')
    await userEvent.click(
      within(bars).getByRole('button', { name: 'Looked at, still right: GSTR-1 (Too late to file)' }),
    )
    await waitFor(() => expect(posted()[0]?.body).toEqual({ codes: ['bar/gstr-1'] }))
    await userEvent.click(within(bars).getByRole('button', { name: 'All looked at, still right: Too late to file' }))
    const asked = await screen.findByRole('dialog')
    within(asked).getByText(/^Have you compared all 2 with their sources\?/)
    expect(posted()).toHaveLength(1)
    await userEvent.click(within(asked).getByRole('button', { name: 'Yes, all of them' }))
    await waitFor(() => expect(posted()[1]?.body).toEqual({ codes: ['bar/gstr-1', 'bar/gstr-10'] }))
  })

  it('a version to come is taken back with the own password, and a proposed rate is confirmed by the second admin', async () => {
    const rate = firstRules.find(({ code }) => code === 'tds/commission')
    const fee = firstRules.find(({ code }) => code === 'fee/uti-coupon-digital')
    if (!rate || !fee) throw new Error('There is no such rule.')
    const waiting = { ...versionOf(900, { ...rate, since: '2026-12-01' }, 'waiting'), mayConfirm: true }
    const coming = versionOf(901, { ...fee, since: '2026-12-01' }, 'coming')
    const known = rulesOf({
      'tds/commission': { versions: [waiting] },
      'fee/uti-coupon-digital': { versions: [coming] },
    })
    const { posted } = await openPage(
      'admin',
      { [`POST ${call}/901/confirm`]: nothing, [`POST ${call}/902/take-back`]: nothing },
      known,
    )
    const sign = async () => {
      const dialog = await screen.findByRole('dialog')
      fireEvent.change(within(dialog).getByLabelText(/^Your password/), { target: { value: 'my password' } })
      await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm' }))
    }
    await userEvent.click(
      screen.getByRole('button', { name: 'Confirm the version of TDS on commission (Tax deducted at source)' }),
    )
    await sign()
    await waitFor(() => expect(posted().map(({ path }) => path)).toEqual([`${call}/901/confirm`]))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(
      screen.getByRole('button', { name: 'Take back the version of UTI coupon, digital (Government fees)' }),
    )
    await sign()
    await waitFor(() => expect(posted()[1]?.body).toEqual({ ownPassword: 'my password' }))
    expect(posted()[1]?.path).toBe(`${call}/902/take-back`)
  })
})
