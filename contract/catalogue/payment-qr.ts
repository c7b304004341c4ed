import * as z from 'zod/mini'
import { fileEndpoint, nothing, uploadEndpoint } from '../kernel/endpoint.ts'
import { ownPasswordField } from '../kernel/fields.ts'
import { type Access, adminOnly, backOffice, merchantArea } from '../kernel/role.ts'
import { qrRule } from './qr-rule.ts'

const qrCall = (area: string, allow: Access) =>
  fileEndpoint({
    path: `${area}/account/GetQrcode`,
    reads: ['payment-qr'],
    summary: 'The payment QR image; 204 until there is one',
    allow,
  })

export const backOfficeQr = qrCall('/backend', backOffice())
export const merchantQr = qrCall('/merchant', merchantArea())

export const replaceQr = uploadEndpoint({
  path: '/backend/account/qrcode',
  changes: ['payment-qr'],
  summary: 'Replace the payment QR image',
  // Money goes where the code says: an open browser is not enough, and every admin is told.
  allow: adminOnly,
  confirmed: true,
  limit: 'upload',
  field: 'qrcode',
  accept: qrRule,
  body: z.object(ownPasswordField),
  reply: nothing,
})
