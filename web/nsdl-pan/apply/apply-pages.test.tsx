import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { panCategories } from '../../../contract/nsdl-pan/category.ts'
import { aPerson } from '../../../contract/nsdl-pan/check-samples.ts'
import { json, nothing, serve } from '../../testing/network.ts'
import { aSheet } from '../../testing/pan-sheet.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { ApplyDone } from './apply-done.tsx'
import { ApplyForm } from './apply-form.tsx'
import { CorrectPanPage } from './category-page.tsx'
import { ReapplyHead } from './reapply-head.tsx'
import { StartForm } from './start-form.tsx'
import { PaperlessPage } from './start-page.tsx'

const prices = {
  balance: 5_000,
  cards: [
    { card: 'card', price: 13_700, commission: 1_200, missing: 8_700, priceAbroad: 104_700 },
    { card: 'epan', price: 4_000, commission: 1_000, missing: 0, priceAbroad: 4_000 },
  ],
}
const reasons = [
  { code: 'INITIALS', text: 'Initials stand in the first or last name', remedy: 'Write first and last name in full.' },
  { code: 'OWN', text: 'The photo is torn', remedy: '' },
]

it('the kinds of applicants are cards that lead to their forms', async () => {
  await renderPage(<CorrectPanPage />)
  for (const [category, { label }] of Object.entries(panCategories)) {
    const card = screen.getByRole('link', { name: new RegExp(`^${label}`) })
    expect(card.getAttribute('href')).toBe(`/merchant/product/nsdl-pan/apply/C/${category}`)
  }
})

it('before the form one reads what is needed and what it costs, and begins with the card one wants', async () => {
  const requests = serve({
    'GET /merchant/nsdlpan/prices': () => json(prices),
    'POST /merchant/nsdlpan/apply': () => json({ id: '12' }),
  })
  const { router } = await renderPage(<StartForm type="N" category="huf" mode="physical" />)
  await screen.findByText('Affidavit by the Karta')
  await screen.findByText('The balance is too low')
  // Only a card is sent by post.
  expect(screen.getAllByText(/to an address abroad/).map(({ textContent }) => textContent)).toEqual([
    '₹1,047.00 to an address abroad',
  ])
  await userEvent.click(screen.getByRole('radio', { name: 'e-PAN only, ₹40.00' }))
  expect(screen.queryByText('The balance is too low')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Begin' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/merchant/product/nsdl-pan/apply/N/huf/12'))
  expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({
    type: 'N',
    category: 'huf',
    mode: 'physical',
    card: 'epan',
  })
})

it('without paper a person applies anew or for a correction', async () => {
  const requests = serve({
    'GET /merchant/nsdlpan/prices': () => json(prices),
    'POST /merchant/nsdlpan/apply': () => json({ id: '13' }),
  })
  const { router } = await renderPage(<PaperlessPage />)
  await userEvent.click(screen.getByRole('radio', { name: 'Correction' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Begin' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/merchant/product/nsdl-pan/apply/C/individual/13'))
  const body = { type: 'C', category: 'individual', mode: 'paperless', card: 'card' }
  expect(requests.find(({ method }) => method === 'POST')?.body).toEqual(body)
})

it('what was sent back opens with its reasons on top and beside the fields they concern', async () => {
  serve({})
  const sheet = aSheet({ state: 'rejected', reasons, freeUntil: '2100-01-01', draft: aPerson() })
  await renderPage(
    <ReapplyHead sheet={sheet}>
      <ApplyForm sheet={sheet} />
    </ReapplyHead>,
  )
  expect(screen.getByText('The photo is torn.')).toBeTruthy()
  expect(screen.getByText(/free of charge until 01-Jan-2100/)).toBeTruthy()
  const beside = screen.getAllByText(
    'Sent back: Initials stand in the first or last name. Write first and last name in full.',
  )
  expect(beside).toHaveLength(3)
  expect(screen.queryByRole('button', { name: 'Discard this draft' })).toBeNull()
})

it('after its free days the money is asked for instead', async () => {
  const requests = serve({ 'POST /merchant/nsdlpan/reapply/7/ask-refund': nothing })
  const sheet = aSheet({ state: 'rejected', reasons, freeUntil: '2026-01-31' })
  await renderPage(<ReapplyHead sheet={sheet}>the form</ReapplyHead>)
  expect(screen.queryByText('the form')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Ask for the money' }))
  await screen.findByText('The head office was asked for the money.')
  expect(requests).toHaveLength(1)
})

it('a paid application shows its token and what comes next, and can be cancelled before anybody has looked', async () => {
  const requests = serve({
    'POST /merchant/nsdlpan/apply/7/cancel': () => json({ id: '7', refNo: '3000000007', state: 'cancelled' }),
  })
  await renderPage(<ApplyDone sheet={aSheet({ state: 'awaiting-scan', draft: aPerson() })} />)
  expect(screen.getByRole('heading', { name: 'Token 3000000007' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Print form' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Upload scan' }).getAttribute('href')).toBe(
    '/merchant/product/nsdl-pan/upload-scan/7',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Cancel and get the money back' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel it' }))
  await screen.findByText('3000000007 is cancelled.')
  expect(requests[0]?.headers.get('idempotency-key')).toBeTruthy()
})

it('one in verification cannot be cancelled any more', async () => {
  await renderPage(<ApplyDone sheet={aSheet({ state: 'verification', draft: aPerson() })} />)
  expect(screen.queryByRole('button', { name: 'Cancel and get the money back' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Print form' })).toBeNull()
})
