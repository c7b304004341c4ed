import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { PackageFacts } from '../../../contract/catalogue/package.ts'
import { saveSession } from '../../platform/session.ts'
import { createPortalRouter } from '../../router.tsx'
import { json, nothing, serve, tokenOf } from '../../testing/network.ts'
import { aPanInfo } from '../../testing/pan.ts'
import { visitPortal } from '../../testing/visit-portal.tsx'

const standard: PackageFacts = { id: '7', name: 'Standard', active: true, version: 1 }

beforeEach(() => {
  saveSession({ token: tokenOf({ sub: 'A000001', name: 'Asha Rao', role: 'admin' }), refreshToken: 'r1' })
  serve({
    'GET /business-info': () => json({ businessName: 'Sample Seva Kendra' }),
    'POST /favicon': () => new Response('icon'),
    'GET /auth/me': () => json({ code: 'A000001', role: 'admin', owner: false, permissions: [] }),
    'GET /backend/nsdlpan/paninfo/7': () => json(aPanInfo()),
    'POST /backend/nsdlpan/verify/7/claim': nothing,
    'GET /backend/package/7': () => json(standard),
  })
})

async function expectPage(address: string, title: string): Promise<void> {
  const router = visitPortal(createPortalRouter, address)
  await within(await screen.findByRole('main')).findByRole('heading', { level: 1, name: title })
  expect(router.state.location.pathname).toBe(address)
}

describe('an admin finds at its address', () => {
  it.each([
    ['/backend', 'Welcome, Asha Rao'],
    ['/backend/download-software', 'Download Software'],
  ])('what the back office begins with: %s is %s', expectPage)

  it.each([
    ['/backend/masters/bank-list', 'Bank List'],
    ['/backend/masters/bank', 'Add Bank'],
    ['/backend/masters/bank/2', 'Edit Bank'],
    ['/backend/masters/add-qrcode', 'Add QR Code'],
    ['/backend/masters/api-credentials', 'API Credentials'],
    ['/backend/masters/package', 'Packages'],
    ['/backend/masters/package/7', 'Standard'],
  ])('each of the masters: %s is %s', expectPage)

  it.each([
    ['/backend/actions/nsdl-pan', 'NSDL PAN'],
    ['/backend/actions/nsdl-pan/waiting-list', 'Waiting List'],
    ['/backend/actions/nsdl-pan/pan-list', 'PAN List'],
    ['/backend/actions/nsdl-pan/ack-list', 'Acknowledgement List'],
    ['/backend/actions/nsdl-pan/document-verify', 'Document Verification'],
    ['/backend/actions/nsdl-pan/rejection-list', 'Rejection List'],
    ['/backend/actions/nsdl-pan/tin-rejection', 'TIN Rejection'],
    ['/backend/actions/nsdl-pan/tin-rejection-list', 'TIN Rejection List'],
    ['/backend/actions/nsdl-pan/cancel-aadhar', 'Cancel Aadhar'],
    ['/backend/actions/nsdl-pan/paperless', 'Paperless'],
  ])('each list of PAN applications: %s is %s', expectPage)

  it.each([
    ['/backend/actions/nsdl-pan/verify', 'Verification'],
    ['/backend/actions/nsdl-pan/verify/7', 'Verification'],
    ['/backend/actions/nsdl-pan/tin-rejection-verify/881000000000007', 'TIN Rejection'],
    ['/backend/actions/nsdl-pan/paninfo/7', '3000000007 · RAVI SAMPLE'],
    ['/backend/actions/nsdl-pan/form-cropping/7', 'Form cropping'],
  ])('what is done with one PAN application: %s is %s', expectPage)

  it.each([
    ['/backend/settings/site-configuration', 'Site Configuration'],
    ['/backend/settings/smtp-setup', 'SMTP Setup'],
    ['/backend/settings/carousel', 'Carousel'],
    ['/backend/settings/news-n-updates', 'News & Updates'],
  ])('each of the settings: %s is %s', expectPage)
})
