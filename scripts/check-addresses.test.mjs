import { describe, expect, it } from 'vitest'
import { findAddresses } from './check-addresses.mjs'

describe('the address of a page in the server', () => {
  it.each([
    "link: '/backend/masters/add-qrcode',",
    'link: `/merchant/misc/courier/7`,',
    `const url = \`\${publicUrl}/auth/reset-password\``,
    '<a href="/merchant/paymentgateway/pg-gateway">',
    "return { goTo: '/payment-status?status=paid' }",
  ])('is refused: %s', (line) => {
    expect(findAddresses('api/mail/a.ts', `const a = 1\n${line}`)).toEqual([`api/mail/a.ts:2: ${line}`])
  })

  it.each([
    'link: backendPaths.addQrCode,',
    '/** `/backend/gst/…` and `/merchant/gst/…` are two kinds. */',
    "import { openMerchant } from '../merchant/open-merchant.ts'",
    "const purpose = 'merchant'",
  ])('is not meant by %s', (line) => {
    expect(findAddresses('api/mail/a.ts', line)).toEqual([])
  })

  it('may stand in a test', () => {
    expect(findAddresses('api/mail/a.test.ts', "'/backend/exports'")).toEqual([])
  })
})
