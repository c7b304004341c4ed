import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { aPerson } from '../../../contract/nsdl-pan/check-samples.ts'
import { emptyDraft } from '../../../contract/nsdl-pan/draft.ts'
import { json, serve } from '../../testing/network.ts'
import { aQuote, aSheet } from '../../testing/pan-sheet.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { ApplyForm } from './apply-form.tsx'

const { aadhaarNo, consent: _agreed, ...person } = aPerson()
const { identityProof, addressProof, birthProof, place, ...known } = person
const blank = { ...emptyDraft(), residency: 'resident', writeTo: 'R', cardParent: 'F' } as const
const earlier = {
  id: '9',
  refNo: '3000000009',
  cardName: 'RAVI SAMPLE',
  applicantionType: 'N',
  state: 'issued',
  date: '2026-11-01',
}

async function open(hasPan = false, taken: object[] = [known]) {
  const answers = [...taken]
  const sheet = aSheet({ draft: { ...blank, identityProof, addressProof, birthProof, place } })
  const requests = serve({
    [`POST /merchant/nsdlpan/apply/${sheet.id}/save`]: () => json({ version: 2, savedAt: '2026-11-15T09:37:00.000Z' }),
    [`GET /merchant/nsdlpan/apply/${sheet.id}/quote`]: () => json(aQuote()),
    'GET /merchant/nsdlpan/help': () => json({ shopEmail: 'shop@people.test', aadhaarKeys: [] }),
    'GET /merchant/nsdlpan/ao-code/suggested': () => json({ code: null }),
    'GET /reference/pincode/208001': () => json({ state: 'Uttar Pradesh', districts: ['Kanpur'], elsewhere: [] }),
    'POST /merchant/nsdlpan/earlier': () => json([{ ...earlier, hasPan }]),
    'POST /merchant/nsdlpan/earlier/9': () => json({ fields: answers.shift() }),
  })
  await renderPage(<ApplyForm sheet={sheet} />)
  return requests
}
const box = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)
const tap = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const choose = (title: string) =>
  userEvent.click(within(screen.getByRole('list', { name: 'Steps' })).getByRole('button', { name: new RegExp(title) }))
const next = () => userEvent.click(screen.getByRole('button', { name: 'Next' }))

async function findByMobile() {
  await tap('Customer was here before')
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByLabelText('Mobile or Aadhaar number'), '98765 00001')
  return dialog
}

it('nobody is looked for before the customer has agreed', async () => {
  const requests = await open()
  const dialog = await findByMobile()
  await userEvent.click(dialog.getByRole('button', { name: 'Find' }))
  expect(dialog.getByText('Tick this when the customer has agreed')).toBeTruthy()
  expect(requests.filter(({ path }) => path.endsWith('/earlier'))).toEqual([])
})

it('what an earlier application knows fills the form in, but for the Aadhaar number, and the review says what was gone over, also after a reload, until it was looked at', async () => {
  const requests = await open()
  const dialog = await findByMobile()
  await userEvent.click(dialog.getByRole('checkbox'))
  await userEvent.click(dialog.getByRole('button', { name: 'Find' }))
  await userEvent.click(await dialog.findByRole('button', { name: 'The same person' }))
  await screen.findByText(/^Taken over from token 3000000009/)
  expect(requests.find(({ path }) => path.endsWith('/earlier'))?.body).toEqual({
    mobileNo: '9876500001',
    consent: true,
  })
  expect([box('nameLast')?.value, box('aadhaarNo')?.value]).toEqual(['SAMPLE', ''])
  await next()
  await waitFor(() => expect(document.activeElement).toBe(box('aadhaarNo')))
  await userEvent.type(box('aadhaarNo') as HTMLElement, aadhaarNo)
  await next()
  await screen.findByRole('heading', { name: /: Review$/ })
  const told = within((await screen.findByText('Filled in for you')).closest('[role=alert]') as HTMLElement)
  expect(told.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Parents',
    'Address',
    'AO code',
    'Documents',
  ])
  await userEvent.click(told.getByRole('button', { name: 'AO code' }))
  await screen.findByRole('heading', { name: /: AO code$/ })
  cleanup()
  await renderPage(<ApplyForm sheet={aSheet({ version: 2, draft: { ...person, aadhaarNo, consent: false } })} />)
  await choose('Review')
  const again = within((await screen.findByText('Filled in for you')).closest('[role=alert]') as HTMLElement)
  expect(again.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Parents',
    'Address',
    'Documents',
  ])
})

it('whoever types walks through every step, though the papers of last time are there', async () => {
  await open()
  expect(screen.queryByText('Filled in for you')).toBeNull()
  await userEvent.click(within(screen.getByRole('list', { name: 'Steps' })).getByRole('button', { name: /AO code/ }))
  await screen.findByRole('heading', { name: /: AO code$/ })
  for (const [name, value] of Object.entries({ aoArea: 'KNP', aoType: 'W', aoRange: '75', aoNumber: '1' }))
    await userEvent.type(box(name) as HTMLElement, value)
  await next()
  await screen.findByRole('heading', { name: /: Documents$/ })
})

it('whoever has a PAN is not led to a second one', async () => {
  await open(true)
  const dialog = await findByMobile()
  await userEvent.click(dialog.getByRole('checkbox'))
  await userEvent.click(dialog.getByRole('button', { name: 'Find' }))
  await dialog.findByText(/^This person has a PAN already/)
})

it('of a person whom another one replaces nothing stays in the form', async () => {
  await open(false, [
    { ...known, nameMiddle: 'KUMAR', knownByOther: true, otherLast: 'OLDNAME', motherLast: 'FIRSTMOTHER' },
    { nameLast: 'SECOND', nameFirst: 'MEENA', born: '1991-05-06', gender: 'F' },
  ])
  for (const last of ['SAMPLE', 'SECOND']) {
    const dialog = await findByMobile()
    await userEvent.click(dialog.getByRole('checkbox'))
    await userEvent.click(dialog.getByRole('button', { name: 'Find' }))
    await userEvent.click(await dialog.findByRole('button', { name: 'The same person' }))
    await waitFor(() => expect(box('nameLast')?.value).toBe(last))
  }
  expect([box('nameMiddle')?.value, box('otherLast')]).toEqual(['', null])
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /known by another name/ }).checked).toBe(false)
  await userEvent.click(within(screen.getByRole('list', { name: 'Steps' })).getByRole('button', { name: /Parents/ }))
  await screen.findByRole('heading', { name: /: Parents$/ })
  expect(box('motherLast')?.value).toBe('')
})
