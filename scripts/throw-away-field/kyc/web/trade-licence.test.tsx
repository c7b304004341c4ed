import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { aKyc, aReview } from '../testing/kyc.ts'
import { json, nothing, serve } from '../testing/network.ts'
import { renderPage } from '../testing/render-page.tsx'
import { MerchantKycPage } from './kyc-page.tsx'
import { KycReviewPage } from './kyc-review-page.tsx'

const base = '/merchant/my-profile/kyc'

it('a field that was only described is asked on its step, with a star, and refused empty', async () => {
  serve({ [`GET ${base}`]: () => json(aKyc({ kind: 'merchant' })), [`POST ${base}/business`]: nothing })
  await renderPage(<MerchantKycPage />)
  const box = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Trade licence number/ })
  expect([box.required, box.maxLength]).toEqual([true, 40])
  for (const [label, value] of [
    ['Business name', 'Rao Stores'],
    ['Address line 1', '12 Market Road'],
  ] as const)
    fireEvent.change(screen.getByRole('textbox', { name: new RegExp(`^${label}`) }), { target: { value } })
  await userEvent.click(screen.getByRole('button', { name: 'Save and go on' }))
  expect(document.activeElement).toBe(box)
})

it('is read by who reviews it', async () => {
  const review = aReview({ kind: 'merchant', documents: [] })
  serve({
    'GET /backend/usermanagement/kyc/7': () =>
      json({ ...review, details: { ...review.details, licenceNo: 'MH-12/7' } }),
    'GET /auth/me': () => json({ code: 'S000001', role: 'staff', owner: false, permissions: ['user'] }),
  })
  await renderPage(<KycReviewPage id="7" />)
  expect((await screen.findByText('Trade licence number')).nextSibling?.textContent).toBe('MH-12/7')
})
