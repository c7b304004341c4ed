import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { PanSheet } from '../../../contract/nsdl-pan/apply.ts'
import { aPerson } from '../../../contract/nsdl-pan/check-samples.ts'
import { saveSession } from '../../platform/session.ts'
import { sealShelfOf, unsealShelves } from '../../platform/shelf.ts'
import { aSealedShelf } from '../../testing/a-sealed-shelf.ts'
import { draftServer } from '../../testing/draft-server.ts'
import { json, type Seen, serve, tokenOf } from '../../testing/network.ts'
import { aQuote, aSheet } from '../../testing/pan-sheet.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { ApplyForm } from './apply-form.tsx'

interface Sent {
  version: number
  draft: PanSheet['draft']
}

/** Opens the form over a server that keeps what it is given. */
async function open(sheet: PanSheet = aSheet(), answers: Parameters<typeof serve>[0] = {}) {
  let version = sheet.version
  const requests = serve({
    [`POST /merchant/nsdlpan/apply/${sheet.id}/save`]: () => {
      version += 1
      return json({ version, savedAt: '2026-11-15T09:37:00.000Z' })
    },
    [`GET /merchant/nsdlpan/apply/${sheet.id}/quote`]: () => json(aQuote()),
    'GET /reference/pincode/208001': () => json({ state: 'Uttar Pradesh', districts: ['Kanpur Nagar'], elsewhere: [] }),
    ...answers,
  })
  const view = await renderPage(<ApplyForm sheet={sheet} />)
  const saves = () => bodies<Sent>(requests, `/merchant/nsdlpan/apply/${sheet.id}/save`)
  return { ...view, requests, saves }
}

const bodies = <Body,>(requests: Seen[], path: string) =>
  requests.filter((seen) => seen.path === path).map(({ body }) => body as Body)
const box = (name: string) => {
  const found = document.querySelector<HTMLInputElement>(`[name="${name}"]`)
  if (!found) throw new Error(`There is no field ${name}.`)
  return found
}
const put = (name: string, value: string) => {
  fireEvent.change(box(name), { target: { value } })
  fireEvent.blur(box(name))
}
const next = () => userEvent.click(screen.getByRole('button', { name: 'Next' }))
const step = (title: string) => screen.findByRole('heading', { name: new RegExp(`: ${title}$`) })
const choose = (title: string) =>
  userEvent.click(within(screen.getByRole('list', { name: 'Steps' })).getByRole('button', { name: new RegExp(title) }))
const tabs = () =>
  within(screen.getByRole('list', { name: 'Steps' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent)

describe('the Back of the browser', () => {
  it('leads one step back and forth again, and everything that was typed is still there', async () => {
    const { router } = await open()
    await choose('Address')
    await step('Address')
    put('homeFlat', '12')
    act(() => router.history.back())
    await step('Applicant')
    put('nameFirst', 'ravi')
    act(() => router.history.forward())
    await step('Address')
    expect(box('homeFlat').value).toBe('12')
    act(() => router.history.back())
    await step('Applicant')
    expect(box('nameFirst').value).toBe('RAVI')
  })
})

describe('the name checker', () => {
  it('tells why a name is refused once the field is left, and stops when it is mended', async () => {
    await open()
    fireEvent.change(box('nameFirst'), { target: { value: 'r' } })
    expect(screen.queryByText(/is an initial/)).toBeNull()
    fireEvent.blur(box('nameFirst'))
    await screen.findByText(/'R' is an initial. Write in full what it stands for/)
    put('nameFirst', 'rk')
    await screen.findByText(/'RK' counts as initials/)
    put('nameFirst', 'dr ravi')
    await screen.findByText(/Leave out the title 'DR'/)
    put('nameFirst', 'om')
    expect(screen.queryByText(/title|initials/, { selector: '[id$=-error]' })).toBeNull()
    expect(box('nameFirst').value).toBe('OM')
  })

  it('writes the card from the name until somebody writes another one there, which must carry the last name', async () => {
    await open()
    put('nameLast', 'sample')
    put('nameFirst', 'ravi')
    expect(box('cardName').value).toBe('RAVI SAMPLE')
    put('cardName', 'r sample')
    put('nameFirst', 'ramesh')
    expect(box('cardName').value).toBe('R SAMPLE')
    put('cardName', 'ramesh')
    await screen.findByText('The whole last name must stand on the card: SAMPLE')
  })

  it('warns of a name that differs from Aadhaar, and lets it pass', async () => {
    await open(aSheet({ draft: aPerson() }))
    put('aadhaarName', 'ravi kumar sample')
    await screen.findByText(/It must be the same as in Aadhaar/)
    await next()
    await step('Parents')
  })
})

/** Keeps a middle name on a server whose answer gets lost. */
async function saveWithoutAnswer() {
  const server = draftServer()
  await open(aSheet({ draft: aPerson() }), { 'POST /merchant/nsdlpan/apply/7/save': server.save })
  server.line.answers = false
  put('nameMiddle', 'k')
  await next()
  await screen.findByRole('alert')
  return server
}

describe('a correction', () => {
  it('tells on the step of the name that the PAN does not fit it, and stays there until one of them is mended', async () => {
    const draft = { ...aPerson({ panNo: 'ABCPK1234E', panProof: 'pan-card' }), nameLast: '' }
    await open(aSheet({ applicantionType: 'C', draft }))
    await step('PAN and changes')
    await next()
    await step('Applicant')
    put('nameLast', 'sample')
    await screen.findByText(/The last name begins with S, but the PAN in use, ABCPK1234E, has K/)
    await next()
    expect(document.activeElement).toBe(box('nameLast'))
    await choose('PAN and changes')
    put('panNo', 'ABCPS1234E')
    await choose('Applicant')
    await next()
    await step('Parents')
  })
})

describe('the steps', () => {
  it('are those of the kind of applicant', async () => {
    const { unmount } = await open()
    expect(tabs()).toEqual(['Applicant', 'Parents', 'Address', 'AO code', 'Documents', 'Review'])
    unmount()
    await open(aSheet({ cat: 'company', applicantionType: 'C' }))
    expect(tabs()).toEqual(['PAN and changes', 'Entity', 'Address', 'Documents', 'Review'])
  })

  it('get one more as soon as the applicant is a minor', async () => {
    await open()
    put('born', '01-01-2015')
    expect(tabs()).toContain('Representative')
    put('born', '01/01/90')
    expect(tabs()).not.toContain('Representative')
  })

  it('get it from the age of majority that holds today', async () => {
    await open(aSheet({ figures: { adultAt: 30, birthCertificateFrom: null } }))
    put('born', '1 Jan 2000')
    expect(tabs()).toContain('Representative')
    expect(screen.getByText(/^Below 30 on /)).toBeTruthy()
  })

  it('say that Aadhaar proves no birth, unless the list of the day has it', async () => {
    const said = 'Aadhaar is no proof of birth any more.'
    const sheet = aSheet({ draft: aPerson({ consent: false }) })
    const { unmount } = await open(sheet)
    await choose('Documents')
    expect(await screen.findByText(said)).toBeTruthy()
    unmount()
    const birth = [...sheet.proofs.birth, { code: 'aadhaar', label: 'Aadhaar' }]
    await open({ ...sheet, proofs: { ...sheet.proofs, birth } })
    await choose('Documents')
    expect(await screen.findByText('Proof of birth')).toBeTruthy()
    expect(screen.queryByText(said)).toBeNull()
  })

  it('stay where something is wrong, say what, and keep it all the same', async () => {
    const { saves } = await open()
    put('nameLast', 'sample')
    await next()
    expect(screen.getByRole('heading', { name: 'Step 1 of 6: Applicant' })).toBeTruthy()
    expect((await screen.findAllByText('Required')).length).toBeGreaterThan(2)
    expect(document.activeElement?.getAttribute('name')).toBe('born')
    await waitFor(() => expect(saves()).toHaveLength(1))
    expect(saves()[0]).toMatchObject({ version: 1, draft: { nameLast: 'SAMPLE' } })
  })

  it('are kept one after the other, each with the version before it, and say when', async () => {
    const { saves } = await open(aSheet({ draft: aPerson({ aadhaarNo: 'XXXX XXXX 0124' }) }))
    put('nameMiddle', 'k')
    await next()
    await step('Parents')
    await screen.findByText('Saved at 03:07 PM')
    put('fatherMiddle', 'r')
    await next()
    await step('Address')
    expect(saves().map(({ version }) => version)).toEqual([1, 2])
    // Whoever leaves the mask keeps the number.
    expect(saves()[1]?.draft).toMatchObject({ nameMiddle: 'K', fatherMiddle: 'R', aadhaarNo: 'XXXX XXXX 0124' })
    await next()
    await step('AO code')
    expect(saves()).toHaveLength(2)
  })

  it('begin an Aadhaar number anew when somebody types on its mask', async () => {
    const { saves } = await open(aSheet({ draft: aPerson({ aadhaarNo: 'XXXX XXXX 0124' }) }))
    put('aadhaarNo', 'XXXX XXXX 012')
    expect(document.querySelector<HTMLInputElement>('[name=aadhaarNo]')?.value).toBe('')
    put('aadhaarNo', '4991 1866 5246')
    await next()
    await waitFor(() => expect(saves()).toHaveLength(1))
    expect(saves()[0]?.draft).toMatchObject({ aadhaarNo: '4991 1866 5246' })
  })

  it('are kept when the page is left, and when the tab goes out of sight', async () => {
    const { saves, unmount } = await open()
    put('nameLast', 'hidden')
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
    Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true })
    await waitFor(() => expect(saves()).toHaveLength(1))
    put('nameLast', 'left')
    unmount()
    await waitFor(() => expect(saves()).toHaveLength(2))
    expect(saves()[1]).toMatchObject({ version: 2, draft: { nameLast: 'LEFT' } })
  })

  it('are walked by keys, too', async () => {
    await open(aSheet({ draft: aPerson() }))
    await userEvent.keyboard('{Alt>}{PageDown}{/Alt}')
    await step('Parents')
    await userEvent.keyboard('{Alt>}{PageUp}{/Alt}')
    await step('Applicant')
    box('nameFirst').focus()
    await userEvent.keyboard('{Enter}')
    await step('Parents')
  })

  it('begin where something is missing when one comes back', async () => {
    await open(aSheet({ version: 5, draft: aPerson({ aoArea: '' }) }))
    await step('AO code')
  })

  it('go on after a save whose answer got lost: nobody else has changed anything', async () => {
    const server = await saveWithoutAnswer()
    expect(server.kept.version).toBe(2)
    server.line.answers = true
    put('nameMiddle', 'kumar')
    await next()
    await step('Parents')
    expect(screen.queryByText(/^Changed in another window/)).toBeNull()
    expect(server.kept).toMatchObject({ version: 3, draft: { nameMiddle: 'KUMAR' } })
    put('fatherMiddle', 'r')
    await next()
    await step('Address')
    expect(server.kept.version).toBe(4)
  })

  it('are told of a real change by somebody else, also after an answer got lost', async () => {
    const server = await saveWithoutAnswer()
    Object.assign(server.kept, { version: 3, draft: { nameMiddle: 'THEIRS' } })
    server.line.answers = true
    await next()
    await screen.findByText(/^Changed in another window/)
    expect(server.kept.draft).toEqual({ nameMiddle: 'THEIRS' })
  })

  it('offer to take what was changed in another window', async () => {
    const message = 'This application was changed in another window.'
    await open(aSheet({ draft: aPerson() }), {
      'POST /merchant/nsdlpan/apply/7/save': () => json({ message }, 409),
    })
    put('nameMiddle', 'k')
    await next()
    await screen.findByText(/^Changed in another window/)
    await screen.findByRole('button', { name: 'Take that one' })
    expect(screen.getByRole('heading', { name: /Applicant/ })).toBeTruthy()
  })

  it('put what is here in the place of what another device saved, only when somebody says so', async () => {
    const server = draftServer()
    await open(aSheet({ draft: aPerson() }), {
      'POST /merchant/nsdlpan/apply/7/save': server.save,
      'GET /merchant/nsdlpan/apply/7': () => json(aSheet({ version: server.kept.version })),
    })
    Object.assign(server.kept, { version: 4, draft: { nameMiddle: 'THEIRS' } })
    put('nameMiddle', 'mine')
    await next()
    await screen.findByText(/^Changed in another window/)
    expect(server.kept.draft).toEqual({ nameMiddle: 'THEIRS' })
    await userEvent.click(screen.getByRole('button', { name: 'Keep what is here' }))
    await waitFor(() => expect(server.kept).toMatchObject({ version: 5, draft: { nameMiddle: 'MINE' } }))
    await waitFor(() => expect(screen.queryByText(/^Changed in another window/)).toBeNull())
  })

  it('are gone through without a line where the device keeps what is typed, and saved once when there is one', async () => {
    saveSession({ token: tokenOf({ sub: 'M000001', role: 'merchant' }), refreshToken: 'x' })
    const shelf = aSealedShelf()
    sealShelfOf('M000001', shelf)
    const server = draftServer()
    let line = false
    await open(aSheet({ draft: aPerson() }), {
      'POST /merchant/nsdlpan/apply/7/save': (seen) => {
        if (!line) throw new TypeError('Failed to fetch')
        return server.save(seen)
      },
    })
    put('nameMiddle', 'k')
    await next()
    await step('Parents')
    expect(screen.queryByRole('alert')).toBeNull()
    put('fatherMiddle', 'ram')
    await next()
    await step('Address')
    expect(JSON.stringify(shelf.names().map(shelf.read))).toContain('RAM')
    line = true
    fireEvent(window, new Event('online'))
    await waitFor(() => expect(server.kept.draft).toMatchObject({ nameMiddle: 'K', fatherMiddle: 'RAM' }))
    await waitFor(() => expect(JSON.stringify(shelf.names())).not.toContain('typed:'))
    unsealShelves()
  })

  it('say so by themselves when the draft was thrown away in another window', async () => {
    await open(aSheet({ draft: aPerson() }), {
      'POST /merchant/nsdlpan/apply/7/save': () => json({ message: 'This application does not exist.' }, 404),
    })
    put('nameMiddle', 'k')
    await screen.findByText('This application does not exist.')
  })
})

describe('an address', () => {
  it('gets its state and town from the pincode, and the office can be the same', async () => {
    await open()
    await choose('Address')
    await step('Address')
    put('homeFlat', '12')
    put('homePin', '208001')
    await waitFor(() => expect(box('homeState').value).toBe('Uttar Pradesh'))
    expect(box('homeCity').value).toBe('Kanpur Nagar')
    expect(document.querySelector('[name="officePin"]')).toBeNull()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Salary' }))
    await userEvent.click(screen.getByRole('button', { name: 'The same as the residence' }))
    expect([box('officePin').value, box('officeFlat').value]).toEqual(['208001', '12'])
  })

  it('in a country whose post has no codes may be without a ZIP code, which elsewhere is asked for', async () => {
    await open(aSheet({ draft: aPerson({ homeState: '', homePin: '' }) }))
    await choose('Address')
    await step('Address')
    put('homeCountry', 'Canada')
    expect(screen.getByRole('textbox', { name: /^ZIP code/ }).getAttribute('inputmode')).toBe('text')
    expect([box('homePin').required, screen.queryByText(/The post has no codes there/)]).toEqual([true, null])
    put('homeCountry', 'UAE')
    await screen.findByText('The post has no codes there: it may stay empty.')
    expect(box('homePin').required).toBe(false)
    await next()
    await step('AO code')
  })

  it('finds the AO codes of its city, and one is taken over by a click', async () => {
    const kanpur = {
      id: '1',
      city: 'Kanpur',
      areaCode: 'KNP',
      aoType: 'W',
      rangeCode: 75,
      aoNumber: 1,
      description: 'Ward 1',
    }
    const draft = aPerson({ aoArea: '', aoType: '', aoRange: '', aoNumber: '' })
    const { requests } = await open(aSheet({ version: 3, draft }), {
      'GET /merchant/nsdlpan/ao-code': () => json([kanpur]),
    })
    await userEvent.click(await screen.findByRole('radio', { name: /KNP W 75 1 · Kanpur/ }))
    expect(['aoArea', 'aoType', 'aoRange', 'aoNumber'].map((name) => box(name).value)).toEqual(['KNP', 'W', '75', '1'])
    const asked = requests.filter(({ path }) => path.endsWith('/ao-code'))
    expect(asked[0]?.query.get('search')).toBe('KANPUR')
  })
})

describe('the review', () => {
  const whole = aSheet({ version: 4, draft: aPerson({ consent: false }) })
  const pay = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Pay ₹137.00 and send in' })

  it('shows everything, the Aadhaar number masked, and what it costs and brings', async () => {
    await open(whole)
    await pay()
    expect(screen.getByText('XXXX XXXX 0124')).toBeTruthy()
    expect(screen.queryByText('234567890124')).toBeNull()
    const price = within(screen.getByRole('region', { name: 'Price' }))
    for (const text of ['₹137.00', '₹12.00', '₹125.24', '₹750.50', 'Form 93'])
      expect(price.getByText(text)).toBeTruthy()
  })

  it('wants the consent, keeps it, and pays once with the version that was kept', async () => {
    const { requests, saves } = await open(whole, {
      'POST /merchant/nsdlpan/apply/7/submit': () => json({ id: '7', refNo: '3000000007', state: 'awaiting-scan' }),
    })
    expect((await pay()).disabled).toBe(true)
    await userEvent.click(box('consent'))
    await userEvent.click(await pay())
    const path = '/merchant/nsdlpan/apply/7/submit'
    await waitFor(() => expect(bodies(requests, path)).toEqual([{ version: 5, total: 13_700 }]))
    expect(saves()[0]?.draft.consent).toBe(true)
    expect(requests.find((seen) => seen.path === path)?.headers.get('idempotency-key')).toBeTruthy()
  })

  it('asks for the consent again after something else was changed', async () => {
    await open(whole)
    await pay()
    await userEvent.click(box('consent'))
    await choose('Applicant')
    await step('Applicant')
    put('nameMiddle', 'kumar')
    await choose('Review')
    expect((await pay()).disabled).toBe(true)
    expect(box('consent').checked).toBe(false)
  })

  it('looks by itself whether it was paid when the answer got lost', async () => {
    let paid = false
    const { requests } = await open(whole, {
      'GET /merchant/nsdlpan/apply/7': () => json(paid ? { ...whole, state: 'awaiting-scan' } : whole),
      'POST /merchant/nsdlpan/apply/7/submit': () => {
        paid = true
        return Promise.reject(new TypeError('lost'))
      },
    })
    await userEvent.click(await screen.findByRole('checkbox'))
    await userEvent.click(await pay())
    const looked = () => requests.filter(({ method, path }) => method === 'GET' && path === '/merchant/nsdlpan/apply/7')
    await waitFor(() => expect(looked().length).toBeGreaterThan(0))
    expect(bodies(requests, '/merchant/nsdlpan/apply/7/submit')).toHaveLength(1)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('above the balance offers to add money instead', async () => {
    await open(whole, {
      'GET /merchant/nsdlpan/apply/7/quote': () => json(aQuote({ balance: 10_000, missing: 3_700 })),
    })
    await userEvent.click(await screen.findByRole('checkbox'))
    await screen.findByText(/₹37.00 more is needed/)
    expect(screen.getByRole('link', { name: 'Add money' }).getAttribute('href')).toBe(
      '/merchant/paymentgateway/pg-gateway',
    )
    expect((await pay()).disabled).toBe(true)
  })

  it('calls the code of an address abroad a ZIP code, and that of one in India a pincode', async () => {
    const far = { homeCountry: 'Canada', homeState: 'Ontario', homePin: 'K1A 0B1' }
    const { unmount } = await open({ ...whole, draft: { ...whole.draft, ...far } })
    const home = await screen.findByRole('region', { name: 'Residence' })
    expect([within(home).queryByText('ZIP code') !== null, within(home).queryByText('Pincode')]).toEqual([true, null])
    unmount()
    await open(whole)
    within(await screen.findByRole('region', { name: 'Residence' })).getByText('Pincode')
  })

  it('says that the card goes abroad, at the price of that', async () => {
    await open(whole, { 'GET /merchant/nsdlpan/apply/7/quote': () => json(aQuote({ abroad: true, price: 104_700 })) })
    await screen.findByText('An address abroad')
    await screen.findByRole('button', { name: 'Pay ₹1,047.00 and send in' })
  })

  it('names what the server finds wrong, and leads there', async () => {
    const wrong = { aadhaarNo: 'This is no Aadhaar number: a digit is wrong', consent: 'x' }
    await open(whole, { 'GET /merchant/nsdlpan/apply/7/quote': () => json(aQuote({ wrong })) })
    await screen.findByText(/Applicant, Aadhaar number: This is no Aadhaar number/)
    await userEvent.click(screen.getByRole('button', { name: 'Go there' }))
    await step('Applicant')
  })

  it('tells of an open application of the same person, and does not let pay', async () => {
    const duplicates = [{ by: 'aadhaar' as const, refNo: '3000000001' }]
    await open(whole, { 'GET /merchant/nsdlpan/apply/7/quote': () => json(aQuote({ duplicates })) })
    await screen.findByText('Token 3000000001 has the same Aadhaar number.')
    await userEvent.click(box('consent'))
    expect((await pay()).disabled).toBe(true)
  })

  it('shows the new price where it has changed meanwhile, and pays that only after another click', async () => {
    let price = 13_700
    const { requests } = await open(whole, {
      'GET /merchant/nsdlpan/apply/7/quote': () => json(aQuote({ price })),
      'POST /merchant/nsdlpan/apply/7/submit': ({ body }) => {
        if ((body as { total: number }).total === 15_000)
          return json({ id: '7', refNo: '3000000007', state: 'awaiting-scan' })
        price = 15_000
        return json({ message: 'The price has changed: it is ₹150.00 now. Nothing was charged.' }, 409)
      },
    })
    await userEvent.click(await screen.findByRole('checkbox'))
    await userEvent.click(await pay())
    await screen.findByText(/The price has changed: it is ₹150\.00 now/)
    const again = await screen.findByRole('button', { name: 'Pay ₹150.00 and send in' })
    expect(within(screen.getByRole('region', { name: 'Price' })).getByText('₹150.00')).toBeTruthy()
    const totals = () =>
      bodies<{ total: number }>(requests, '/merchant/nsdlpan/apply/7/submit').map(({ total }) => total)
    expect(totals()).toEqual([13_700])
    await userEvent.click(again)
    await waitFor(() => expect(totals()).toEqual([13_700, 15_000]))
  })

  it('shows the refusal of the server and stays', async () => {
    await open(whole, {
      'POST /merchant/nsdlpan/apply/7/submit': () =>
        json({ message: 'The balance is too low: ₹1.00 more is needed.' }, 409),
    })
    await userEvent.click(await screen.findByRole('checkbox'))
    await userEvent.click(await pay())
    await screen.findByText('The balance is too low: ₹1.00 more is needed.')
    expect((await pay()).disabled).toBe(false)
  })
})

describe('the mobile number', () => {
  it('is taken as people write it, with the country before it and blanks inside', async () => {
    const { saves } = await open()
    await choose('Address')
    await step('Address')
    const written = '+91 98765 00001'
    expect(box('mobileNo').maxLength).toBeGreaterThan(written.length)
    await userEvent.type(box('mobileNo'), written)
    await userEvent.tab()
    expect(box('mobileNo').value).toBe('9876500001')
    await choose('Applicant')
    await waitFor(() => expect(saves().at(-1)?.draft.mobileNo).toBe('9876500001'))
  })
})

describe('a draft that is being typed', () => {
  it('is kept by the server without a step being finished, one version after the other', async () => {
    const { saves } = await open()
    await userEvent.type(box('nameLast'), 'kumar')
    await waitFor(() => expect(saves().at(-1)?.draft.nameLast.toUpperCase()).toBe('KUMAR'))
    await userEvent.type(box('nameFirst'), 'ravi')
    await waitFor(() => expect(saves().at(-1)?.draft.nameFirst.toUpperCase()).toBe('RAVI'))
    expect(saves().map(({ version }) => version)).toEqual(saves().map((_, at) => at + 1))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('is not interrupted by a line that is away for a moment', async () => {
    await open(aSheet(), {
      'POST /merchant/nsdlpan/apply/7/save': () => Promise.reject(new TypeError('Failed to fetch')),
    })
    await userEvent.type(box('nameLast'), 'kumar')
    await new Promise((resolve) => setTimeout(resolve, 2_000))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(document.activeElement).toBe(box('nameLast'))
  })
})
