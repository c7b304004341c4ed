import * as z from 'zod/mini'
import { endpoint } from './kernel/endpoint.ts'
import { backOffice, merchantArea } from './kernel/role.ts'

export const merchantClosing = endpoint({
  method: 'GET',
  path: '/merchant/account/closing',
  summary: 'Balance of the own wallet, in rupees',
  allow: merchantArea(),
  reply: z.number(),
})

export const backOfficeClosing = endpoint({
  method: 'GET',
  path: '/backend/account/closing',
  summary: 'Balance of all wallets together, in rupees',
  allow: backOffice('payment'),
  reply: z.number(),
})
